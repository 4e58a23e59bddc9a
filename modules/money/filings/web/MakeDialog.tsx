import { monthLabel } from '#chile/period.ts'
import { MakeFiling } from '#generated/operations/filings.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { Filing } from '../model/filing.ts'

type Props = {
  form: OpenForm
  payrollMonthId: string
  hasFund: boolean
  /** Of a complement, the month whose contributions it declares. */
  originMonth?: number
}

/** How the file of Previred is written, and what of the seven per cent goes to the caja. */
export function MakeDialog({ form, payrollMonthId, hasFund, originMonth }: Props) {
  const make = useAction(MakeFiling, { done: 'El archivo se está haciendo' })
  return (
    <FormDialog
      title={
        originMonth === undefined
          ? 'Hacer el archivo de Previred'
          : `Hacer el complemento de ${monthLabel(originMonth)}`
      }
      submit="Hacer archivo"
      action={make}
      more={{
        payrollMonthId,
        ...(originMonth === undefined
          ? { kind: 'PREVIRED' as const, originMonth: null }
          : { kind: 'PREVIRED_ADDED' as const, originMonth }),
      }}
      initial={{ layout: 'SEPARATED' }}
      toInput={({ layout, ccafPercent }) => ({ layout, ccafPercent: ccafPercent ?? null })}
      form={form}
    >
      <Field of={Filing} name="layout" />
      {hasFund && (
        <Field
          of={Filing}
          name="ccafPercent"
          help="Parte del 7% de quienes están en Fonasa; Previred lo publica cada mes"
        />
      )}
    </FormDialog>
  )
}
