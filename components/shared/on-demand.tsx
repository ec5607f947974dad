import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";

/**
 * A component whose code is fetched when it is first shown; `instead` stands in its place until then. What stands
 * around it stays: `dynamic` without `loading` hides the whole page meanwhile, and with it the focus.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ReactNode = null,
) {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    return <Suspense fallback={instead}>{createElement(Loaded, props)}</Suspense>;
  };
}
