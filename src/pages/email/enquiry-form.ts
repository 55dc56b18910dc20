import { sendEnquiryForm } from '#server/handlers/send-enquiry.ts';
import { serve } from '#server/handlers/serve.ts';

export const prerender = false;
export const ALL = serve({ POST: sendEnquiryForm });
