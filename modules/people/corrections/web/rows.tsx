import type { DataCorrectionsQuery } from '#generated/documents/graphql.ts'
import {
  AnswerDataCorrection,
  DataCorrectionSteps,
  WithdrawDataCorrection,
} from '#generated/operations/corrections.ts'
import { formatDate } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { useAct } from '#platform/web/kit/record/RecordsPage.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { CorrectionPart } from '../model/catalogs.ts'
import { DataCorrection } from '../model/correction.ts'
import { Changes } from './Changes.tsx'

type Correction = DataCorrectionsQuery['dataCorrections']['rows'][number]

/** What a correction says and what can be done with it, wherever it is listed. */
export const useCorrections = () => ({
  of: DataCorrection,
  acts: {
    approve: {
      send: useAct(DataCorrection, 'approve', AnswerDataCorrection),
      more: { approve: true },
      asks: ['since'],
    },
    reject: {
      send: useAct(DataCorrection, 'reject', AnswerDataCorrection),
      more: { approve: false },
    },
    withdraw: {
      send: useAct(DataCorrection, 'withdraw', WithdrawDataCorrection),
      confirmed: true as const,
    },
  },
  lead: ({ part }: Correction) => CorrectionPart.label(part),
  detail: {
    label: 'Ver qué cambia',
    of: ({ id }: Correction) => <Changes id={id} />,
    steps: DataCorrectionSteps,
  },
})

export const correctionColumns: readonly Column<Correction>[] = [
  fullnameColumn,
  {
    key: 'part',
    title: 'Qué corrige',
    render: ({ part, since }) => (
      <TextWithHint words={CorrectionPart.label(part)} hint={`Desde el ${formatDate(since)}`} />
    ),
    text: ({ part }) => CorrectionPart.label(part),
  },
  momentColumn('requestedAt', 'Pedida', { sort: 'requestedAt' }),
  stateColumn('status', DataCorrection.machine, ({ responseStatus }) => responseStatus, {
    sort: 'status',
    below: ({ response, by }) => (
      <>
        {by && <span className="soft">{by}</span>}
        {response && <span className="soft">{response}</span>}
      </>
    ),
  }),
]
