import { useParams } from 'react-router'
import { Filings } from '#generated/operations/filings.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'

const EVERY_MS = 1500

/** The files of the month of the address, asked again while one of them is being made. */
export function useFilings() {
  const { id = '' } = useParams()
  return usePoll(
    Filings,
    { input: { payrollMonthId: id } },
    { everyMs: EVERY_MS, until: ({ filings }) => filings.every(({ state }) => state !== 'MAKING') },
  )
}
