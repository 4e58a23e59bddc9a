import { counted } from '#chile/counts.ts'
import { Field } from '#platform/web/kit/Field.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import type { RowAction } from '#platform/web/kit/RowActions.tsx'
import type { SectionFormProps } from '#platform/web/kit/SectionForm.tsx'
import type { AreaMerge, BranchOfficeMerge } from '../model/place.ts'
import type { Place } from './columns.tsx'

type Props<Variables, Data> = Pick<SectionFormProps<Variables, Data>, 'action'> & {
  of: typeof AreaMerge | typeof BranchOfficeMerge
  what: 'área' | 'sucursal'
  joined: Place
  rows: readonly Place[]
  form: OpenForm
}

/** The act of a row that is joined to another one, and the dialog that asks which. */
export function useMerging<Variables, Data>(
  given: Pick<Props<Variables, Data>, 'of' | 'what' | 'rows' | 'action'>,
) {
  const { what, rows } = given
  const form = useOpenForm(`unión de ${what}`)
  const joined = rows.find(({ id }) => id === form.key)
  return {
    acts: ({ id }: Pick<Place, 'id'>): RowAction[] => [
      {
        label: 'Unir con otra',
        permission: 'organization.update',
        disabled: rows.length < 2 ? `No hay otra ${what}` : undefined,
        onClick: () => form.open(id),
      },
    ],
    dialog: joined && <MergeDialog {...given} joined={joined} form={form} />,
  }
}

/** Joins one to another of the same kind, and says what that does. */
function MergeDialog<Variables, Data>(props: Props<Variables, Data>) {
  const { of, what, joined, rows, form, action } = props
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
      </Section>
    </FormDialog>
  )
}
