import { type DealerEnquiry, emptyDealer } from './dealer-enquiry.ts';
import type { GeneralEnquiry } from './general-enquiry.ts';

/** Enquiries for tests; people, companies and addresses are made up. */
export const generalSample: GeneralEnquiry = {
  ...{ firstname: 'Tomás', lastname: 'Ferreira', email: 'tomas@oficina.example', country: 'PT', type: 'unknownPart' },
  ...{ make: 'Mitsubishi', model: 'Lancer Evolution VI', year: '1999', engine: '4G63T', vin: '', part: '' },
  ...{ text: 'Which HX sets fit?\nFour of them.', privacy: true },
};

export const dealerSample: DealerEnquiry = {
  ...emptyDealer,
  ...{ first_name: 'Ingrid', last_name: 'Solberg', company: 'Solberg Motorsport AS', vat_number: 'NO 999 999 999' },
  ...{ email: 'ingrid@solberg.example', phone: '+47 00 00 00 00', website: 'solberg.example' },
  ...{ billing_address_street_1: 'Havnegata 1', billing_address_city: 'Drammen', billing_address_post: '3015' },
  ...{ billing_address_country: 'NO', who: 'Retailer', customer: 'Individual car owners', range: 'Local area' },
  ...{ stock: 'Yes', text: 'We build rally engines.', privacy: true },
};
