import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { PaymentAnswers, UndoPaymentAnswer } from '#generated/operations/bank-lists.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { FormDialog, NEW, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { HoldWhileLoading } from '#platform/web/kit/page/HoldWhileLoading.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { AnswerSource, PaymentAnswer } from '../model/answer.ts'
import { AnswerLines } from './AnswerLines.tsx'
import { ReadAnswerDialog } from './ReadAnswerDialog.tsx'
import type { AnswerRow, ListData } from './types.ts'

const marks = ({ paid, rejected, unmatched }: AnswerRow) =>
  [
    counted(paid, 'pagado'),
    counted(rejected, 'rechazado'),
    ...(unmatched > 0 ? [`${unmatched} sin efecto`] : []),
  ].join(', ')

const columns: readonly Column<AnswerRow>[] = [
  { key: 'at', title: 'Leída', lead: true, render: ({ at }) => formatMoment(at) },
  { key: 'source', title: 'Origen', render: ({ source }) => AnswerSource.label(source) },
  { key: 'marks', title: 'Marcó', render: marks },
  { key: 'author', title: 'Por', render: ({ author }) => author },
  {
    key: 'state',
    title: 'Estado',
    render: ({ undoneAt, undoReason }) =>
      undoneAt === null ? (
        <StatusTag tone="success">Vigente</StatusTag>
      ) : (
        <TextWithHint words={<StatusTag tone="neutral">Deshecha</StatusTag>} hint={undoReason} />
      ),
  },
]

/** What the bank answered about a list: read, and undone if it was the wrong file. */
export function AnswersPanel({ list }: { list: ListData }) {
  const detail = useDetail(PaymentAnswers, { input: { id: list.id } })
  const reading = useOpenForm('respuesta')
  const undoing = useOpenForm('deshacer respuesta')
  const [open, setOpen] = useState<string>()
  const undo = useAction(UndoPaymentAnswer, { done: 'Respuesta deshecha' })
  const rows = detail.data?.paymentAnswers ?? []
  const last = rows.find(({ undoneAt }) => undoneAt === null)
  const undone = rows.find(({ id }) => id === undoing.key)
  return (
    <Panel
      title="Respuesta del banco"
      text="Marca cada pago como pagado o rechazado; leer lo mismo dos veces no cambia nada."
      action={
        <ActionButton look="primary" permission="transfers.update" onClick={() => reading.open()}>
          Leer respuesta
        </ActionButton>
      }
    >
      {detail.error && <LoadProblem error={detail.error} retry={detail.reload} />}
      {rows.length > 0 && (
        <Rows
          caption="Respuestas leídas"
          rows={rows}
          columns={columns}
          nameOf={({ at }) => `la respuesta del ${formatMoment(at)}`}
          actions={({ id, undoneAt }) => [
            { label: 'Ver líneas', onClick: () => setOpen(id) },
            {
              label: 'Deshacer',
              permission: 'transfers.update',
              danger: true,
              disabled:
                undoneAt === null
                  ? id === last?.id
                    ? undefined
                    : 'Hay una respuesta posterior: deshágala primero'
                  : 'Ya está deshecha',
              onClick: () => undoing.open(id),
            },
          ]}
        />
      )}
      {open && (
        <HoldWhileLoading key={open}>
          <AnswerLines answerId={open} />
        </HoldWhileLoading>
      )}
      {reading.key === NEW && <ReadAnswerDialog list={list} form={reading} />}
      {undone && (
        <FormDialog
          title="Deshacer la respuesta"
          submit="Deshacer"
          action={undo}
          more={{ id: undone.id, version: undone.version }}
          toInput={({ undoReason }) => ({ reason: undoReason })}
          lead={<p className="soft">{`${marks(undone)}: los pagos vuelven a como estaban.`}</p>}
          form={undoing}
        >
          <Field of={PaymentAnswer} name="undoReason" required autoFocus rows={2} />
        </FormDialog>
      )}
    </Panel>
  )
}
