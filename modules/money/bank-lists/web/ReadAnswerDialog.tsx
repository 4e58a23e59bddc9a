import { counted } from '#chile/counts.ts'
import { formatRut } from '#chile/rut.ts'
import { BankTemplateCatalogue } from '#generated/catalogues.ts'
import type { PreviewPaymentAnswerQuery } from '#generated/documents/graphql.ts'
import { PreviewPaymentAnswer, ReadPaymentAnswer } from '#generated/operations/bank-lists.ts'
import { longText, optional, ref } from '#platform/model/field.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { TextFile } from '#platform/web/kit/file/TextFile.tsx'
import { useDebounced } from '#platform/web/kit/form/useDebounced.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { AnswerOutcome } from '../model/answer.ts'
import { RowState } from '../model/payment-list.ts'
import type { ListData } from './types.ts'

const text = longText('Respuesta del banco', { max: 200_000 })
const templateId = optional(
  ref('bankTemplate', 'Plantilla', {
    help: 'Sin plantilla se pegan RUT, monto, resultado y motivo, en ese orden.',
  }),
)

type Props = { list: ListData; form: OpenForm }

/** The text of an answer, what it would do line by line, and the act. */
export function ReadAnswerDialog({ list, form }: Props) {
  const read = useAction(ReadPaymentAnswer, {
    done: ({ isKnown, paid, rejected }) =>
      isKnown
        ? 'Esta respuesta ya se había leído: nada cambió'
        : `${counted(paid, 'pago marcado', 'pagos marcados')} y ${counted(rejected, 'rechazado')}`,
  })
  const templates = useDetail(BankTemplateCatalogue.list, undefined, {
    needs: 'bankTemplates.read',
  })
  const own = templates.data?.bankTemplates
  const options = (own ?? [])
    .filter(({ published }) => published > 0)
    .map(({ id, name }) => ({ value: id, label: name }))
  const usual = options.find(({ label }) => label === list.templateName)?.value
  return (
    <FormDialog
      title="Leer respuesta del banco"
      submit="Marcar pagos"
      width={860}
      action={read}
      more={{ paymentListId: list.id }}
      // A bank mostly answers in the format in which it was written to.
      initial={usual ? { templateId: usual } : {}}
      waiting={templates.loading && <PageSkeleton header={false} />}
      form={form}
    >
      {options.length > 0 && <FreeField field={templateId} name="templateId" options={options} />}
      <TextFile
        name="text"
        label="Elegir el archivo"
        help="Texto o Excel (.xlsx, su primera hoja); o copie y pegue sus filas."
      />
      <FreeField field={text} name="text" rows={6} wide autoFocus />
      <Preview listId={list.id} />
    </FormDialog>
  )
}

type Line = PreviewPaymentAnswerQuery['previewPaymentAnswer']['rows'][number]

const columns: readonly Column<Line>[] = [
  {
    key: 'rut',
    title: 'De quién',
    lead: true,
    render: ({ name, rut, line }) => {
      const document = rut === null ? `Línea ${line}` : formatRut(rut)
      return name === null ? document : <TextWithHint words={name} hint={document} />
    },
  },
  {
    key: 'amount',
    title: 'Monto',
    align: 'end',
    render: ({ amount }) => <Amount value={amount} />,
  },
  {
    key: 'words',
    title: 'Resultado',
    render: ({ status, words }) => (status === null ? words : RowState.label(status)),
  },
  {
    key: 'outcome',
    title: 'Efecto',
    render: ({ outcome, status }) => (
      <StatusTag tone={toneOf(outcome, status)}>
        {outcome === 'MARKED' ? becomes(status) : AnswerOutcome.label(outcome)}
      </StatusTag>
    ),
  },
]

const becomes = (status: Line['status']): string =>
  status === 'REJECTED' ? 'Quedará rechazado' : 'Quedará pagado'

function toneOf(outcome: Line['outcome'], status: Line['status']) {
  if (outcome === 'MARKED') return status === 'REJECTED' ? 'danger' : 'success'
  return outcome === 'SAME' ? 'neutral' : 'warning'
}

/** What the text would do, before it is done. */
function Preview({ listId }: { listId: string }) {
  const value = useValue('text')
  const written = typeof value === 'string' ? value.trim() : ''
  const template = useValue('templateId')
  const rested = useDebounced(written, 500)
  const chosen = typeof template === 'string' ? template : null
  const detail = useDetail(
    PreviewPaymentAnswer,
    { input: { paymentListId: listId, templateId: chosen, text: rested } },
    { enabled: rested !== '' },
  )
  if (rested === '') return null
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  const preview = detail.data?.previewPaymentAnswer
  if (!preview) return null
  const { isKnown, rows } = preview
  return (
    <>
      <p role="status">
        {isKnown ? 'Esta respuesta ya se leyó: no cambiará nada.' : wordsOf(preview)}
      </p>
      <Rows
        caption="Líneas de la respuesta"
        rows={rows}
        columns={columns}
        rowKey={({ line }) => String(line)}
      />
    </>
  )
}

type Counts = { lines: number; paid: number; rejected: number; unmatched: number }

const wordsOf = ({ lines, paid, rejected, unmatched }: Counts) =>
  unmatched === lines
    ? 'Ninguna línea marca un pago de esta nómina: no se puede guardar.'
    : [
        `${counted(lines, 'línea')}: ${counted(paid, 'pagado')}`,
        counted(rejected, 'rechazado'),
        `${unmatched} sin efecto.`,
      ].join(', ')
