import { CreateInspection } from '#generated/operations/inspections.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { FieldList } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Inspection } from '../model/inspection.ts'
import type { Given } from './GivenCode.tsx'

type Props = { form: OpenForm; onOpened: (given: Given) => void }

/** Opens the signed documents of a razón social to an inspector. */
export function OpenDialog({ form, onOpened }: Props) {
  const create = useAction(CreateInspection, { done: 'Fiscalización abierta' })
  return (
    <FormDialog
      title="Abrir a un fiscalizador"
      submit="Abrir"
      lead={
        <p className="mg-act soft">
          Leerá los documentos laborales firmados de la razón social: contratos, anexos,
          comprobantes, amonestaciones y finiquitos. No verá evaluaciones ni carpetas privadas. Los
          que no dicen su contrato se muestran si su persona trabaja en una sola razón social.
        </p>
      }
      action={create}
      onDone={({ code, url, inspectorRut, businessName, lastDay }) =>
        onOpened({ code, url, inspectorRut, businessName, lastDay })
      }
      form={form}
    >
      <FieldList of={Inspection} names={['businessId', 'inspectorRut', 'reference', 'lastDay']} />
    </FormDialog>
  )
}
