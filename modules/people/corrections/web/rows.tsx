import { WithdrawDataCorrection } from '#generated/operations/corrections.ts'
import { relationsTo } from '#platform/model/states.ts'
import { formatDate } from '#platform/web/format.ts'
import { TextWithHint } from '#platform/web/kit/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import type { OpenForm } from '#platform/web/kit/FormDialog.tsx'
import type { RowAction } from '#platform/web/kit/RowActions.tsx'
import { actionOf, confirmedActionOf } from '#platform/web/kit/StateMachine.tsx'
import { stateColumn } from '#platform/web/kit/state-column.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { momentColumn } from '#platform/web/kit/date-columns.tsx'
import { fullnameColumn } from '#platform/web/kit/usual-columns.tsx'
import { CorrectionPart } from '../model/catalogs.ts'
import { correctionAnswers, correctionStates } from '../model/states.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { DetailDialog } from './DetailDialog.tsx'
import type { Correction } from './types.ts'

const DETAIL = 'ver'

/** The dialogs of a list of corrections: an answer to one, or what one says. */
export function CorrectionDialogs({ form, rows }: { form: OpenForm; rows: readonly Correction[] }) {
  const [what, id] = form.key?.split(' ') ?? []
  const row = rows.find((one) => one.id === id)
  if (!row) return null
  const act = correctionAnswers.find((one) => one === what)
  if (act) return <AnswerDialog row={row} act={act} form={form} />
  return what === DETAIL ? <DetailDialog row={row} onClose={form.close} /> : null
}

/** What can be done with a correction, each with the reason where it cannot. */
export function useCorrectionActions(form: OpenForm) {
  const { done } = correctionStates.acts.withdraw
  const withdraw = useAction(WithdrawDataCorrection, { done })
  return (row: Correction): RowAction[] => {
    const { id, version, isOwn, responseStatus: state } = row
    const standing = { state, relations: relationsTo(isOwn) }
    const answer = (act: (typeof correctionAnswers)[number]) =>
      actionOf(correctionStates, act, standing, () => form.open(`${act} ${id}`))
    return [
      { label: 'Ver qué cambia', onClick: () => form.open(`${DETAIL} ${id}`) },
      ...(isOwn
        ? [
            confirmedActionOf(correctionStates, 'withdraw', standing, () =>
              withdraw.run({ input: { id, version } }),
            ),
          ]
        : [
            answer('approve'),
            answer('reject'),
            {
              label: 'Ver ficha',
              permission: 'users.read' as const,
              to: pathTo('ficha/:id', { id: row.userId }),
            },
          ]),
    ]
  }
}

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
  stateColumn('status', correctionStates, ({ responseStatus }) => responseStatus, {
    sort: 'status',
    below: ({ response, by }) => (
      <>
        {by && <span className="soft">{by}</span>}
        {response && <span className="soft">{response}</span>}
      </>
    ),
  }),
]
