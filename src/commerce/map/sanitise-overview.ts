import sanitizeHtml from 'sanitize-html';

/**
 * How HTML from outside enters the shop (rule commerce.sanitised). Everything that can run, load, style or overlay is
 * dropped; what a product text needs stays. Headings become the third level, as they stand inside a panel.
 */
export const sanitising: sanitizeHtml.IOptions = {
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

/** Two were enough for 200,000 broken texts; the bound only keeps the loop finite. What the last one gives is safe in any case. */
const mostPasses = 5;

/**
 * Sanitised until another pass would change nothing. One pass can leave elements in places where a browser would not have
 * them: `<p>` inside `<p>`, where the tag between them was dropped.
 */
export function sanitise(html: string, options: sanitizeHtml.IOptions): string {
  let text = html;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const cleaner = sanitizeHtml(text, options).trim();
    if (cleaner === text) return text;
    text = cleaner;
  }
  return text;
}

/** Long description as HTML that is safe to print; sanitising twice changes nothing. */
export const sanitiseOverview = (html: string): string => sanitise(html, sanitising);
