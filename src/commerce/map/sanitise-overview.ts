import sanitizeHtml from 'sanitize-html';

/**
 * The one place where HTML from outside enters the house (decision 20). Everything that can run, load, style or
 * overlay is dropped; what a product text needs stays. Headings become the third level, as they stand inside a panel.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'sub',
    'sup',
    'ul',
    'ol',
    'li',
    'h3',
    'h4',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' },
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'template',
  ],
  nestingLimit: 20,
};

/** Long description as HTML that is safe to print; sanitising twice changes nothing. */
export const sanitiseOverview = (html: string): string => sanitizeHtml(html, allowed).trim();
