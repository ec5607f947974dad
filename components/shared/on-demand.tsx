import { type ComponentType, createElement, lazy, Suspense } from "react";

/**
 * A component whose code is fetched when it is first shown; nothing stands in its place until then. What stands
 * around it stays: `dynamic` without `loading` hides the whole page meanwhile, and with it the focus.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    return <Suspense fallback={null}>{createElement(Loaded, props)}</Suspense>;
  };
}
