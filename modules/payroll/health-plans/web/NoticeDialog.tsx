import {
  CreateHealthPlanNotice,
  UpdateHealthPlanNotice,
} from '#generated/operations/health-plans.ts'
import { useOptions } from '#modules/people/people/web/index.ts'
import { formatName } from '#platform/web/look/format.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { HealthPlanNotice } from '../model/notice.ts'
import type { Notice } from './types.ts'

/** Enters what an isapre notified of somebody. */
export function NewNoticeDialog({ form }: { form: OpenForm }) {
  const create = useAction(CreateHealthPlanNotice, { done: 'Notificación ingresada' })
  return (
    <FormDialog
      title="Nueva notificación"
      submit="Ingresar"
      width={640}
      action={create}
      initial={{ kind: 'CHANGE', planUnit: 'UF', notifiedOn: today() }}
      toInput={withoutPlanOfLeaving}
      form={form}
    >
      <div className="mg-fields">
        <Field of={HealthPlanNotice} name="userId" autoFocus />
        <NoticeFields />
      </div>
    </FormDialog>
  )
}

/** Corrects a notification that waits. */
export function CorrectNoticeDialog({ row, form }: { row: Notice; form: OpenForm }) {
  const update = useAction(UpdateHealthPlanNotice, { done: 'Notificación corregida' })
  const { id, version, folio, kind, institution, fromMonth, notifiedOn, comment } = row
  const { planUnit, planValue } = row
  const plan = { folio, kind, institution, planUnit, planValue }
  const initial = { ...plan, fromMonth, notifiedOn, comment }
  return (
    <FormDialog
      title="Corregir notificación"
      width={640}
      lead={<p className="mg-act">{formatName(row.fullname)}</p>}
      action={update}
      initial={initial}
      more={{ id, version }}
      toInput={withoutPlanOfLeaving}
      form={form}
    >
      <div className="mg-fields">
        <NoticeFields />
      </div>
    </FormDialog>
  )
}

/** Whoever leaves has no plan: what was typed before is not sent. */
const withoutPlanOfLeaving = (values: Record<string, unknown>) =>
  values['kind'] === 'LEAVING' ? { ...values, planUnit: null, planValue: null } : values

function NoticeFields() {
  const leaves = useValue('kind') === 'LEAVING'
  return (
    <>
      <FieldList of={HealthPlanNotice} names={['folio', 'kind']} />
      <Field of={HealthPlanNotice} name="institution" options={useOptions('isapres')} />
      {!leaves && (
        <>
          <Field of={HealthPlanNotice} name="planUnit" required />
          <Field of={HealthPlanNotice} name="planValue" required />
        </>
      )}
      <Field of={HealthPlanNotice} name="fromMonth" />
      <Field of={HealthPlanNotice} name="notifiedOn" max={today()} />
      <Field of={HealthPlanNotice} name="comment" wide rows={2} />
    </>
  )
}
