import { useParams } from 'react-router'
import { Centralizations } from '#generated/operations/accounting.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'

const EVERY_MS = 1500

/** The entries of the month of the page, asked again while one of them is being made. */
export function useEntries() {
  const { id = '' } = useParams()
  return usePoll(
    Centralizations,
    { input: { payrollMonthId: id } },
    {
      everyMs: EVERY_MS,
      until: ({ centralizations }) => centralizations.every(({ state }) => state !== 'MAKING'),
    },
  )
}
