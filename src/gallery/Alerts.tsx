import { noteWait } from '#api/call.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { AsOf } from '#islands/shared/AsOf.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import { TooMany } from '#islands/shared/TooMany.tsx';
import { State } from './State.tsx';

const kinds = ['note', 'warn', 'error', 'ok'] as const;

export const Alerts = () => (
  <>
    {kinds.map((kind) => (
      <State key={kind} name={kind}>
        <Alert kind={kind}>Your basket was brought here from the other tab.</Alert>
      </State>
    ))}
    {kinds.map((kind) => (
      <State key={kind} name={`${kind}: with a heading and a button`}>
        <Alert kind={kind} title="The price and stock cannot be loaded" action={<Button size="sm">Try again</Button>}>
          Ask us, or look again in some minutes.
        </Alert>
      </State>
    ))}
  </>
);

/** Paths that nothing asks. */
const [refused, free] = ['/gallery/refused', '/gallery/free'];

export function TooManys() {
  noteWait(refused, 40);
  return (
    <>
      <State name="asked too often">
        <Alert kind="warn">
          <TooMany path={refused} />
        </Alert>
      </State>
      <State name="the wait is over">
        <Alert kind="warn">
          <TooMany path={free} />
        </Alert>
      </State>
    </>
  );
}

export const AsOfs = () => (
  <>
    <State name="AsOf: a price that is some seconds old">
      <AsOf time="2026-11-23T10:14:09Z" />
    </State>
    <State name="AsOf: those of a list">
      <AsOf time="2026-11-23T10:14:09Z" isList />
    </State>
  </>
);

export const Skeletons = () => (
  <>
    <State name="what a buy box waits for">
      <Skeleton label="Loading the price and stock" className="state-skeleton" bars={['w-60', 'w-90', 'w-40']} />
    </State>
    <State name="a row of a list">
      <Skeleton className="state-skeleton" bars={['w-all']} />
    </State>
  </>
);
