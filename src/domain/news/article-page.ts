import type { Picture, SocialFile } from '../part/picture.ts';

/** An article as its page, the list and the sidebar show it: with files of ours for its pictures. */
export type ArticlePage = {
  slug: string;
  title: string;
  excerpt: string;
  /** what search engines are told; may be empty */
  description: string;
  /** "2026-02-18" */
  date: string | null;
  photo: Picture | null;
  thumbnail: { picture: Picture | null; alt: string; title: string } | null;
  /** safe to print, pictures filled in */
  html: string;
  /** preview picture */
  social: SocialFile | null;
};
