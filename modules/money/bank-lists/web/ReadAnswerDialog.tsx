import { Button } from 'antd'
import { useRef } from 'react'
import { counted } from '#chile/counts.ts'
import { formatRut } from '#chile/rut.ts'
import { BankTemplateCatalogue } from '#generated/catalogues.ts'
import type { PreviewPaymentAnswerQuery } from '#generated/documents/graphql.ts'
import { PreviewPaymentAnswer, ReadPaymentAnswer } from '#generated/operations/bank-lists.ts'
import { longText, optional, ref } from '#platform/model/field.ts'
import { Amount } from '#platform/web/kit/Amount.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { FreeField } from '#platform/web/kit/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/FormDialog.tsx'
import { useFill, useValue } from '#platform/web/kit/form-hooks.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { Rows } from '#platform/web/kit/Rows.tsx'
import { StatusTag } from '#platform/web/kit/StatusTag.tsx'
import { useDebounced } from '#platform/web/kit/useDebounced.ts'
import { useCan } from '#platform/web/me.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
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
  const can = useCan()
  const read = useAction(ReadPaymentAnswer, {
    done: ({ isKnown, paid, rejected }) =>
      isKnown
        ? 'Esta respuesta ya se había leído: nada cambió'
        : `${counted(paid, 'pago marcado', 'pagos marcados')} y ${counted(rejected, 'rechazado')}`,
  })
  const own = useDetail(BankTemplateCatalogue.list, undefined, {
    enabled: can('bankTemplates.read'),
  }).data?.bankTemplates
  const options = (own ?? [])
    .filter(({ published }) => published > 0)
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FormDialog
      title="Leer respuesta del banco"
      submit="Marcar pagos"
      width={860}
      action={read}
      more={{ paymentListId: list.id }}
      draft={form.draft}
      onClose={form.close}
    >
      {options.length > 0 && <FreeField field={templateId} name="templateId" options={options} />}
      <FileText />
      <FreeField field={text} name="text" rows={6} wide autoFocus />
      <Preview listId={list.id} />
    </FormDialog>
  )
}

/** Puts the text of a file into the form; banks write UTF-8 or the letters of Windows. */
function FileText() {
  const fill = useFill()
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File) => fill('text', decoded(await file.arrayBuffer()))
  return (
    <p>
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,.dat"
        hidden
        aria-label="Archivo de respuesta"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void take(file)
        }}
      />
      <Button onClick={() => input.current?.click()}>Elegir un archivo de texto</Button>{' '}
      <span className="soft">De una planilla, copie y pegue sus filas.</span>
    </p>
  )
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

type Line = PreviewPaymentAnswerQuery['previewPaymentAnswer']['rows'][number]

const columns: readonly Column<Line>[] = [
  {
    key: 'rut',
    title: 'RUT',
    lead: true,
    render: ({ rut, line }) => (rut === null ? `Línea ${line}` : formatRut(rut)),
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
    render: ({ outcome }) => (
      <StatusTag
        tone={outcome === 'MARKED' ? 'success' : outcome === 'SAME' ? 'neutral' : 'warning'}
      >
        {AnswerOutcome.label(outcome)}
      </StatusTag>
    ),
  },
]

/** What the text would do, before it is done. */
function Preview({ listId }: { listId: string }) {
  const written = String(useValue('text') ?? '').trim()
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
  const { lines, paid, rejected, unmatched, isKnown, rows } = preview
  return (
    <>
      <p role="status">
        {isKnown
          ? 'Esta respuesta ya se leyó: no cambiará nada.'
          : `${counted(lines, 'línea')}: ${counted(paid, 'pagado')}, ${counted(rejected, 'rechazado')} y ${unmatched} sin efecto.`}
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
