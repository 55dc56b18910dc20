import { useState } from 'react';
import { errorCopy, tooManyCopy as copy } from '#config/copy/errors.ts';
import { useWait } from './use-wait.ts';

type TooManyProps = {
  /** the path that was asked too often, or what it begins with */
  path: string;
  /** what did not happen, before the sentence that says when it can */
  lead?: string;
};

/** Counts down for the eye alone: what a screen reader was told when the refusal came stays as it is. */
function Waiting({ lead, retry }: { lead: string; retry: string }) {
  const [announced] = useState(retry);
  return (
    <>
      <span className="sr">{`${lead} ${announced}.`}</span>
      <span aria-hidden="true">{`${lead} ${retry}.`}</span>
    </>
  );
}

/** Asked for too often: when to try again, and that it is time when it is (rule request.pace). */
export function TooMany({ path, lead = copy.lead }: TooManyProps) {
  const { until, retry } = useWait(path);
  return retry === null ? `${lead} ${copy.free}` : <Waiting key={until} lead={lead} retry={retry} />;
}

const sentences: Record<string, string> = errorCopy;

type Props = TooManyProps & {
  code: string;
  /** the sentence in this place, where it is another than everywhere */
  children?: string | undefined;
};

/** What a problem says to the buyer: the sentence of its code, with the time of the next try where the shop has named one. */
export function ProblemText({ code, path, lead, children }: Props) {
  const { until } = useWait(path);
  if (code === 'too-many-requests' && until > 0)
    return lead ? <TooMany path={path} lead={lead} /> : <TooMany path={path} />;
  return children ?? sentences[code] ?? errorCopy['bad-answer'];
}
