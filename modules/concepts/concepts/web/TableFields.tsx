import { choice, decimal, optional, text } from '#platform/model/field.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { LineGrid } from '#platform/web/kit/sheet/LineGrid.tsx'
import { ItemUnit } from '#modules/concepts/concept-library/model/catalogs.ts'
import { PayrollTable } from '#modules/concepts/concept-library/model/table.ts'
import { cells } from './Brackets.tsx'
import { Since } from './parts.tsx'
import './concepts.css'

export const TableFields = ({ isNew }: { isNew: boolean }) => (
  <>
    <Section title="Identificación">
      {isNew && <Field of={PayrollTable} name="code" autoFocus />}
      <FieldList of={PayrollTable} names={['title', 'source', 'editable']} />
    </Section>
    <Section
      title="Columnas"
      text="De dos a cinco. La primera es el límite superior; las demás se leen por su código."
    >
      <LineGrid
        name="metadata"
        label="Columnas"
        one="columna"
        columns={columnFields}
        least={2}
        most={5}
        add="Agregar columna"
        blank={usualColumn}
      />
    </Section>
    <Section title="Tramos" text="De menor a mayor. Un valor igual al límite queda en ese tramo.">
      <Rows />
    </Section>
    <Since />
  </>
)

const columnFields = [
  { name: 'code', title: 'Código', field: text('Código', { max: 40 }), placeholder: 'MONTO' },
  { name: 'title', title: 'Título', field: text('Título', { max: 60 }), placeholder: 'Monto' },
  { name: 'unit', title: 'Unidad', field: choice(ItemUnit, 'Unidad') },
]
const usualColumn = { unit: 'CLP' }

/** The cells of a row: a limit or a value of any unit. */
const cell = optional(decimal('Valor', 6, { min: -99_999_999 }))

function Rows() {
  const heads = useValue('metadata')
  const titles = (Array.isArray(heads) ? heads : []).map(titleOf)
  return (
    <LineGrid
      name="fixedRows"
      label="Tramos"
      one="tramo"
      columns={titles.map((title, index) => ({
        name: cells[index] ?? 'value1',
        title,
        field: cell,
        ...(index === 0 ? { placeholder: 'Sin límite' } : {}),
      }))}
      least={1}
      most={200}
      add="Agregar tramo"
    />
  )
}

const titleOf = (head: unknown, index: number): string => {
  const title: unknown =
    typeof head === 'object' && head !== null && 'title' in head ? head.title : undefined
  return typeof title === 'string' && title !== '' ? title : `Columna ${index + 1}`
}
