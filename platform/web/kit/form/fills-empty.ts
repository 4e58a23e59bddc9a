import type { FormValues } from './form-props.ts'

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Whether all that changed was empty before: nothing else held until then. */
export function onlyFillsEmpty(initial: FormValues, values: FormValues): boolean {
  const changed = Object.entries(values).filter(
    ([name, value]) =>
      !(isEmpty(value) && isEmpty(initial[name])) &&
      JSON.stringify(value) !== JSON.stringify(initial[name]),
  )
  return changed.length > 0 && changed.every(([name]) => isEmpty(initial[name]))
}
