import { type Calendar, freeBetween } from "./capacity";
import { effectiveDues, type TaskList } from "./order";

export type Demand = { due: number; needed: number; available: number };

/** All quarter hours that are asked for. */
export function amountsOf({ tasks }: TaskList): number[] {
  return tasks.map(({ quarters }) => quarters);
}

/** For each due day the quarter hours wanted by then and the quarter hours there are until then. */
export function demands(list: TaskList, amounts: number[], calendar: Calendar): Demand[] {
  const dues = effectiveDues(list, amounts);
  const byDue = new Map<number, number>();
  for (const [place, due] of dues.entries()) {
    const amount = amounts[place] ?? 0;
    if (amount > 0) byDue.set(due, (byDue.get(due) ?? 0) + amount);
  }
  let needed = 0;
  return [...byDue]
    .sort(([a], [b]) => a - b)
    .map(([due, amount]) => {
      needed += amount;
      return { due, needed, available: freeBetween(calendar, 0, due) };
    });
}

/** Work can be split, so a plan exists if and only if no due day asks for more than there is until then. */
export function fits(list: TaskList, amounts: number[], calendar: Calendar): boolean {
  return overloads(list, amounts, calendar).length === 0;
}

export function overloads(list: TaskList, amounts: number[], calendar: Calendar): Demand[] {
  return demands(list, amounts, calendar).filter(({ needed, available }) => needed > available);
}

/**
 * The quarter hours of each task that fit into the plan. Tasks that no other task needs are cut first, those with the
 * least emphasis before the rest. A task whose prerequisites do not fit completely is left out, and a task that fits
 * again is restored.
 */
export function amountsThatFit(list: TaskList, calendar: Calendar): number[] {
  const amounts = amountsOf(list);
  for (;;) {
    const [overload] = overloads(list, amounts, calendar);
    if (!overload) break;
    const place = leastEmphasised(list, amounts, overload.due);
    const amount = amounts[place] ?? 0;
    for (const other of dependentsOf(list, place)) amounts[other] = 0;
    amounts[place] = amount - Math.min(amount, overload.needed - overload.available);
  }
  refill(list, amounts, calendar);
  return amounts;
}

/**
 * The task to cut: among those due by `due` that no other task due by then needs, the one with the least emphasis.
 */
export function leastEmphasised(list: TaskList, amounts: number[], due: number): number {
  const dues = effectiveDues(list, amounts);
  const wanted = list.tasks.filter(({ place }) => amounts[place]);
  const dueByThen = wanted.filter(({ place }) => (dues[place] ?? 0) <= due);
  const holdsUp = new Set(wanted.flatMap(({ prerequisites }) => prerequisites));
  const holdsUpThen = new Set(dueByThen.flatMap(({ prerequisites }) => prerequisites));
  const [first] = dueByThen
    .filter(({ place }) => !holdsUpThen.has(place))
    .sort(
      (a, b) =>
        Number(holdsUp.has(a.place)) - Number(holdsUp.has(b.place)) ||
        a.emphasis - b.emphasis ||
        b.due - a.due ||
        b.place - a.place,
    );
  if (!first) throw new Error("A due day asks for more than it has, yet nothing is due by then.");
  return first.place;
}

/** Everything that cannot begin without a task, directly or by way of others. */
export function dependentsOf({ tasks, sequence }: TaskList, place: number): Set<number> {
  const found = new Set([place]);
  for (const each of sequence) {
    if (tasks[each]?.prerequisites.some((before) => found.has(before))) found.add(each);
  }
  found.delete(place);
  return found;
}

function refill(list: TaskList, amounts: number[], calendar: Calendar) {
  const cut = list.tasks
    .filter(({ place, quarters }) => (amounts[place] ?? 0) < quarters)
    .sort((a, b) => b.emphasis - a.emphasis || a.place - b.place);
  for (let returned = cut.length > 0; returned; ) {
    returned = false;
    for (const { place, quarters, prerequisites } of cut) {
      const before = amounts[place] ?? 0;
      if (prerequisites.some((other) => (amounts[other] ?? 0) < (list.tasks[other]?.quarters ?? 0)))
        continue;
      let [low, high] = [before, quarters];
      while (low < high) {
        amounts[place] = Math.ceil((low + high) / 2);
        if (fits(list, amounts, calendar)) low = amounts[place];
        else high = amounts[place] - 1;
      }
      amounts[place] = low;
      returned ||= low > before;
    }
  }
}
