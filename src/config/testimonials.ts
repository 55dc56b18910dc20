/**
 * Three motorsport customers (rule part.testimonial). SAMPLE: invented people and words, to be replaced by real ones with
 * consent.
 */
type Testimonial = {
  sample: boolean;
  photoCode: string;
  header: string;
  quote: string;
  name: string;
  alt: string;
  title: string;
};

export const testimonials: readonly Testimonial[] = [
  {
    sample: true,
    photoCode: 'rod-closeup',
    header: 'Circuit racing',
    quote: 'We strip the engine after every round. The conrod bearings come out looking the way they went in.',
    name: 'Marek Dvořák, engine builder',
    alt: 'Conrod bearing shells on a bench',
    title: 'Marek Dvořák, engine builder, circuit racing',
  },
  {
    sample: true,
    photoCode: 'main-set-5',
    header: 'Rallying',
    quote: 'Same clearance on all five mains, measured twice. That is one thing less to think about before a rally.',
    name: 'Ingrid Solberg, workshop owner',
    alt: 'A set of five main bearings',
    title: 'Ingrid Solberg, workshop owner, rallying',
  },
  {
    sample: true,
    photoCode: 'coated-rod-pair',
    header: 'Drag racing',
    quote: 'Coated rods survive the burnout box. We change them on schedule now, not because we have to.',
    name: 'Tom Hartley, crew chief',
    alt: 'A pair of coated conrod bearings',
    title: 'Tom Hartley, crew chief, drag racing',
  },
];
