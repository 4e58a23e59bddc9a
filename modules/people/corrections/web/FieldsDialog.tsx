import { RequestFieldsCorrection } from '#generated/operations/corrections.ts'
import { OwnFields } from '#generated/operations/parts/corrections.ts'
import { proposesField } from '#modules/people/custom-fields/model/sight.ts'
import { entityOfFields, inputName } from '#modules/people/custom-fields/model/values.ts'
import { sentValue, TypedField, typedValue } from '#modules/people/custom-fields/web/index.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { today } from '#platform/web/look/today.ts'
import { DataCorrection } from '../model/correction.ts'

/** Proposes what the fields of the company say of oneself. */
export function FieldsDialog({ userId, form }: { userId: string; form: OpenForm }) {
  const { data, error, reload } = useDetail(
    OwnFields,
    { input: { userId } },
    { needs: 'userFieldData.read' },
  )
  const send = useAction(RequestFieldsCorrection, { done: 'Corrección pedida' })
  const rows = (data?.userFieldData ?? []).filter(
    ({ current, field }) =>
      current && field.status === 'ACTIVE' && field.type !== 'FILE' && proposesField(field),
  )
  const of = entityOfFields(rows.map(({ field }) => field))
  const held = Object.fromEntries(rows.map((row) => [inputName(row.field.code), typedValue(row)]))
  return (
    <FormDialog
      title="Corregir otros datos"
      submit="Pedir la corrección"
      width={720}
      waiting={rows.length === 0 && <Waiting error={error} reload={reload} ready={Boolean(data)} />}
      lead={
        <p className="mg-act soft">
          Cambie lo que no está bien. La ficha queda como está hasta que otra persona lo apruebe.
        </p>
      }
      action={send}
      initial={{ ...held, date: today() }}
      toInput={(values: Readonly<Record<string, unknown>>) => ({
        date: values['date'] ?? null,
        comment: values['comment'] ?? null,
        values: rows.flatMap((row) => {
          const value = sentValue(values[inputName(row.field.code)])
          return value === sentValue(typedValue(row)) ? [] : [{ fieldId: row.fieldId, value }]
        }),
      })}
      form={form}
    >
      <div className="mg-fields">
        {rows.map(({ fieldId, field }) => (
          <TypedField key={fieldId} field={field} of={of} />
        ))}
        {rows.some(({ field }) => field.dated) && (
          <Field of={DataCorrection} name="since" path="date" />
        )}
        <Field of={DataCorrection} name="comment" wide rows={2} />
      </div>
    </FormDialog>
  )
}

type WaitingProps = {
  error: Parameters<typeof LoadProblem>[0]['error'] | null
  reload: () => void
  ready: boolean
}

/** Instead of the fields, while they are on their way, or where there is none to ask about. */
function Waiting({ error, reload, ready }: WaitingProps) {
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!ready) return <PageSkeleton header={false} />
  return (
    <EmptyState title="Nada que proponer">
      Su empresa no tiene campos que usted pueda proponer.
    </EmptyState>
  )
}
