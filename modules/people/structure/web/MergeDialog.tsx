import type { ReactNode } from 'react'
import { counted } from '#chile/counts.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import type { SectionFormProps } from '#platform/web/kit/form/SectionForm.tsx'
import type { AreaMerge, BranchOfficeMerge } from '../model/place.ts'
import type { Place } from './columns.tsx'

type Props<Row extends Place, Variables, Data> = Pick<
  SectionFormProps<Variables, Data>,
  'action'
> & {
  of: typeof AreaMerge | typeof BranchOfficeMerge
  what: 'área' | 'sucursal'
  joined: Row
  rows: readonly Row[]
  form: OpenForm
  /** What is worth knowing of joining a row to the one that is chosen. */
  caution?: (joined: Row, into: unknown) => ReactNode
}

/** The act of a row that is joined to another one, and the dialog that asks which. */
export function useMerging<Row extends Place, Variables, Data>(
  given: Pick<Props<Row, Variables, Data>, 'of' | 'what' | 'rows' | 'action' | 'caution'>,
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
function MergeDialog<Row extends Place, Variables, Data>(props: Props<Row, Variables, Data>) {
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
      form={form}
    >
      <Section>
        <Field of={of} name="intoId" options={others} wide />
        {caution && <Caution of={(into) => caution(joined, into)} />}
      </Section>
    </FormDialog>
  )
}

/** Follows what is chosen in the form. */
const Caution = ({ of }: { of: (into: unknown) => ReactNode }) => of(useValue('intoId'))
