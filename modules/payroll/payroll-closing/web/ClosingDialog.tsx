import {
  AnswerPayrollClosing,
  RequestPayrollClosing,
} from '#generated/operations/payroll-closing.ts'
import { entity } from '#platform/model/entity.ts'
import { flag, longText, optional } from '#platform/model/field.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import type { CloseProps } from '#modules/payroll/payroll-frame/web/index.ts'
import { acceptLeftOut } from '../model/closing.ts'
import { ClosingFacts } from './ClosingFacts.tsx'
import { LeftOut } from './LeftOut.tsx'

type Props = Pick<CloseProps, 'id' | 'text' | 'failed' | 'sums'> & {
  answer: 'ASK' | 'RETURNED'
  /** Of the request that is returned. */
  number?: number
  form: OpenForm
}

type Asked = { input: { note?: string | null; acceptErrors?: boolean } }

/** Asks for a closing, or returns one, with what the other person has to know. */
export function ClosingDialog({ id, text, failed, sums, answer, number = 1, form }: Props) {
  const asks = answer === 'ASK'
  const ask = useAction(RequestPayrollClosing, { done: 'El cierre quedó pedido' })
  const send = useAction(AnswerPayrollClosing, { done: 'El cierre quedó devuelto' })
  const action = {
    name: answer,
    busy: ask.busy || send.busy,
    attempt: async ({ input: { note, acceptErrors = false } }: Asked) => {
      const said = { payrollMonthId: id, note: note?.trim() || null }
      if (asks) await ask.attempt({ input: { ...said, acceptErrors } })
      else await send.attempt({ input: { ...said, number, answer: 'RETURNED' } })
    },
  }
  return (
    <FormDialog
      title={asks ? 'Pedir el cierre' : 'Devolver el cierre'}
      submit={asks ? 'Pedir cierre' : 'Devolver'}
      lead={
        <p>
          {asks
            ? `Otra persona lo aprueba o lo devuelve con una nota. ${text}`
            : 'Quien lo pidió ve la nota y puede pedirlo de nuevo.'}
        </p>
      }
      action={action}
      form={form}
    >
      {asks && sums && <ClosingFacts id={id} />}
      {asks && failed > 0 && (
        <>
          <LeftOut id={id} />
          <Field of={ClosingNote} name="acceptErrors" label={acceptLeftOut(failed)} />
        </>
      )}
      <Field
        of={ClosingNote}
        name="note"
        rows={2}
        {...(asks ? {} : { label: 'Qué hay que corregir', required: true })}
      />
    </FormDialog>
  )
}

/** What goes with a request to close, or with its return. */
const ClosingNote = entity({
  name: 'ClosingNote',
  table: 'payroll_closing',
  label: 'Pedido de cierre',
  fields: {
    acceptErrors: flag('Cerrar sin los contratos con error'),
    note: optional(longText('Nota', { max: 500 })),
  },
})
