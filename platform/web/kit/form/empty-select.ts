import { useEffect } from 'react'
import { browserLog } from '#platform/web/api/browser-log.ts'
import type { Option } from '#platform/web/screen/slots.tsx'

/** The choices of a list that is still on its way: not the same as a list without any. */
export const arriving: readonly Option[] = []

/** The choices made from rows that may still be on their way. */
export const choicesOf = <Row>(
  rows: readonly Row[] | undefined,
  option: (row: Row) => Option,
): readonly Option[] => rows?.map(option) ?? arriving

/** Says in the console that a closed list has no value: such a field is not shown. */
export function useWithoutValues(empty: boolean, about: string): void {
  useEffect(() => {
    if (empty) browserLog.warn('Select sin valores', about)
  }, [empty, about])
}

/** Says in the console that the rows of a select did not come, or are none: it stays empty. */
export function useWithoutRows(empty: boolean, about: string): void {
  useEffect(() => {
    if (empty) browserLog.warn('Error loading user table data', about)
  }, [empty, about])
}
