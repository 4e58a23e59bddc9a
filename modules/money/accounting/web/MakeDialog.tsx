import { CostCenterGroupCatalogue } from '#generated/catalogues.ts'
import { CreateCentralization } from '#generated/operations/accounting.ts'
import { codedOption } from '#platform/web/kit/form/coded-option.ts'
import { choicesOf } from '#platform/web/kit/form/empty-select.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { AccountingEntry } from '../model/accounting-entry.ts'
import type { Entry } from './types.ts'

type Props = { form: OpenForm; payrollMonthId: string; last: Entry | undefined }

/** Which cost centres divide the expenses, and whether vacations are provided for. */
export function MakeDialog({ form, payrollMonthId, last }: Props) {
  const make = useAction(CreateCentralization, { done: 'El asiento se está haciendo' })
  const groups = useDetail(CostCenterGroupCatalogue.list, undefined, { needs: 'costCenters.read' })
  const options = choicesOf(groups.data?.costCenterGroups, codedOption)
  return (
    <FormDialog
      title="Hacer el asiento"
      submit="Hacer asiento"
      action={make}
      more={{ payrollMonthId }}
      initial={{
        groupId: last?.groupId ?? null,
        withVacations: last?.withVacations ?? false,
        withSubsidies: last?.withSubsidies ?? false,
      }}
      form={form}
    >
      <Field of={AccountingEntry} name="groupId" options={options} needs="costCenters.read" />
      <FieldList of={AccountingEntry} names={['withVacations', 'withSubsidies']} />
    </FormDialog>
  )
}
