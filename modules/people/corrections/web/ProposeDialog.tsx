import type { ReactNode } from 'react'
import { RequestDataCorrection } from '#generated/operations/corrections.ts'
import {
  AffiliateFields,
  ContactFields,
  FamilyFields,
  HealthFields,
  type Person,
  PersonalFields,
  PrevisionFields,
  SavingsFields,
} from '#modules/people/people/web/index.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { CorrectionPart } from '../model/catalogs.ts'
import { DataCorrection, fieldsOfPart, type RecordPart } from '../model/correction.ts'

const fieldsFor: Readonly<Record<RecordPart, ReactNode>> = {
  CONTACT: <ContactFields />,
  PERSONAL: <PersonalFields />,
  PREVISION: <PrevisionFields />,
  HEALTH: <HealthFields />,
  SAVINGS: (
    <>
      <SavingsFields />
      <AffiliateFields />
    </>
  ),
  FAMILY: <FamilyFields />,
}

type Props = { part: RecordPart; person: Person; form: OpenForm }

/** Proposes a correction of one part of one's own record: as it is today, to be changed. */
export function ProposeDialog({ part, person, form }: Props) {
  const names = fieldsOfPart[part]
  const send = useAction(RequestDataCorrection, { done: 'Corrección pedida' })
  const current = Object.fromEntries(names.map((name) => [name, person[name] ?? undefined]))
  return (
    <FormDialog
      title={`Corregir ${CorrectionPart.label(part).toLowerCase()}`}
      submit="Pedir la corrección"
      width={720}
      lead={
        <p className="mg-act soft">
          Cambie lo que no está bien. La ficha queda como está hasta que otra persona lo apruebe.
        </p>
      }
      action={send}
      initial={{ ...current, since: today() }}
      more={{ part }}
      toInput={(values) => ({
        ...Object.fromEntries(
          names
            .filter((name) => name in values && !isSame(values[name], current[name]))
            .map((name) => [name, values[name] ?? null]),
        ),
        since: values['since'],
        comment: values['comment'] ?? null,
      })}
      form={form}
    >
      <div className="mg-fields">
        {fieldsFor[part]}
        <Field of={DataCorrection} name="since" />
        <Field of={DataCorrection} name="comment" wide rows={2} />
      </div>
    </FormDialog>
  )
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
