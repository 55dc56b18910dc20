/** Why an enquiry was not sent; what was typed stays (rule enquiry.kept-after-failure). */
export const enquiryFailures = {
  offline: 'No connection. What you typed is still here. Check the network and send it again.',
  'too-many-requests':
    'You have sent several enquiries within a few minutes. What you typed is still here. Wait a few minutes and send it again.',
  'proof-refused':
    'The check against automated e-mail did not pass. What you typed is still here. Send it again, or write to us.',
  /** the browser cannot run it at all */
  'proof-impossible':
    'Your browser could not run the check that keeps automated e-mail out, so the form cannot be sent from here. What you typed is still here.',
  other: 'We could not send your enquiry. What you typed is still here. Try again in a few minutes.',
} as const;
