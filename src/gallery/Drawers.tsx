import type { BasketAnswer } from '#api/basket.ts';
import { DrawerBody, DrawerTotal } from '#islands/basket-drawer/BasketDrawer.tsx';
import type { BasketProgress } from '#stores/basket/basket.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { State } from './State.tsx';

const gauge = sampleLine({ id: 'line-2', slug: 'AY-1', number: 'AY-1', name: 'Flexigauge', size: '' });
const states: readonly { name: string; basket: BasketAnswer | null; progress: BasketProgress }[] = [
  { name: 'filled', basket: sampleBasket([sampleLine(), gauge]), progress: 'ready' },
  { name: 'empty', basket: sampleBasket([]), progress: 'ready' },
  { name: 'being loaded', basket: null, progress: 'loading' },
  { name: 'cannot be loaded', basket: null, progress: 'failed' },
];

/** The basket’s drawer in each state; where there are lines, with their sum. */
export const Drawers = () =>
  states.map(({ name, basket, progress }) => (
    <State key={name} name={name}>
      <dialog className="drawer" aria-label={`Basket, ${name}`}>
        <div className="top">
          <b className="h3">Basket</b>
        </div>
        <div className="body">
          <DrawerBody basket={basket} progress={progress} />
        </div>
        {basket && basket.lines.length > 0 ? <DrawerTotal basket={basket} /> : null}
      </dialog>
    </State>
  ));
