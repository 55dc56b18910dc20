import { enquiryCopy } from '#config/copy/enquiry.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { site } from '#config/site.ts';
import { toMailLink } from '#domain/mail-link.ts';
import { isPlainPress } from '#islands/shared/plain-press.ts';
import { quickEnquiry } from '#stores/enquiry/quick-enquiry.ts';
import type { MouseEvent, ReactNode } from 'react';

type Props = { slug: string; className?: string; children: ReactNode };

/** Opens the form; until this island lives, the visitor's mail program with the number in the subject. */
export function EnquiryLink({ slug, className, children }: Props) {
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    quickEnquiry.open(slug);
  };
  const href = toMailLink(site.supportEmail, availabilityCopy.enquirySubject(slug));
  return (
    <a className={className} href={href} aria-haspopup="dialog" onClick={open}>
      {children}
    </a>
  );
}

/** A sentence in which the words "Quick enquiry form" lead to it. */
export function EnquiryNote({ slug, children }: { slug: string; children: string }) {
  const { form } = enquiryCopy.quick;
  const [before = '', after] = children.split(form);
  if (after === undefined) return children;
  return (
    <>
      {before}
      <EnquiryLink slug={slug} className="link">
        {form}
      </EnquiryLink>
      {after}
    </>
  );
}
