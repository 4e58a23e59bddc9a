import type { ReactNode } from 'react'
import { counted } from '#chile/counts.ts'
import { Field } from '#platform/web/kit/Field.tsx'
import { useValue } from '#platform/web/kit/form-hooks.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/FormDialog.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import type { SectionFormProps } from '#platform/web/kit/SectionForm.tsx'
import type { AreaMerge, BranchOfficeMerge } from '../model/place.ts'
import type { Place } from './columns.tsx'

type Props<Variables, Data> = Pick<SectionFormProps<Variables, Data>, 'action'> & {
  of: typeof AreaMerge | typeof BranchOfficeMerge
  what: 'área' | 'sucursal'
  joined: Place
  rows: readonly Place[]
  form: OpenForm
  /** What is worth knowing of the one that is chosen. */
  caution?: (into: unknown) => ReactNode
}

/** Joins one to another of the same kind, and says what that does. */
export function MergeDialog<Variables, Data>(props: Props<Variables, Data>) {
  const { of, what, joined, rows, form, action, caution } = props
  const others = rows
    .filter(({ id }) => id !== joined.id)
    .map(({ id, name, people }) => ({ value: id, label: name, hint: counted(people, 'persona') }))
  return (
    <FormDialog
      title={`Unir ${joined.name} con otra ${what}`}
      lead={
        <p>
          Su gente queda en la otra {what}, y con su nombre. El historial de cada contrato conserva
          el que se escribió; las liquidaciones calculadas, el suyo. No se deshace.
        </p>
      }
      action={action}
      more={{ id: joined.id, version: joined.version }}
      submit="Unir"
      draft={form.draft}
      onClose={form.close}
    >
      <Section>
        <Field of={of} name="intoId" options={others} wide />
        {caution && <Caution of={caution} />}
      </Section>
    </FormDialog>
  )
}

/** Follows what is chosen in the form. */
const Caution = ({ of }: { of: (into: unknown) => ReactNode }) => of(useValue('intoId'))
