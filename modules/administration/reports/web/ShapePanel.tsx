import { Button } from 'antd'
import { useState } from 'react'
import { Choice, Choices } from '#platform/web/kit/form/Choice.tsx'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { asText } from '#platform/web/look/format.ts'
import { canMeasure, measureLabel, valuesIn } from '../model/shape-cells.ts'
import type { CellKind } from '../model/cell.ts'
import {
  asItIs,
  MOST_COLUMNS,
  MOST_CONDITIONS,
  MOST_GROUPS,
  MOST_MEASURES,
  ReportGroupBy,
  ReportIs,
  ReportMeasure,
  type Shape,
} from '../model/shape-catalogs.ts'
import { isShaped } from '../model/shape.ts'
import { TypedValue } from './TypedValue.tsx'

export type ShapeColumn = {
  key: string
  kind: CellKind
  /** What a column of a list has in it; nothing of any other. */
  values: readonly string[]
}
type Props = {
  columns: readonly ShapeColumn[]
  shape: Shape
  onChange: (shape: Shape) => void
}

/** How somebody cuts a report: its columns or its groups, the rows that count, their order. */
export function ShapePanel({ columns, shape, onChange }: Props) {
  const [grouping, setGrouping] = useState(shape.groups.length > 0)
  const set = (part: Partial<Shape>) => onChange({ ...shape, ...part })
  return (
    <Panel title="Armar el reporte" text="Lo que elija queda en la dirección: puede guardarlo">
      <div className="rp-shape">
        <ViewSwitch
          aria-label="Qué muestra cada fila"
          value={grouping ? 'GROUPS' : 'ROWS'}
          onChange={(next) => {
            setGrouping(next === 'GROUPS')
            set(next === 'GROUPS' ? { columns: [], order: [] } : withoutGroups)
          }}
          options={[
            { value: 'ROWS', label: 'Fila por fila' },
            { value: 'GROUPS', label: 'Por grupos' },
          ]}
        />
        {grouping ? (
          <Groups columns={columns} shape={shape} set={set} />
        ) : (
          <div className="rp-shape-field">
            <span>Columnas</span>
            <Choices
              aria-label="Columnas"
              value={shape.columns.map(({ column }) => column)}
              onChange={(next) => set({ columns: next.map((column) => ({ column })) })}
              options={columns.map(named)}
              placeholder="Todas"
              most={MOST_COLUMNS}
            />
          </div>
        )}
        <Conditions columns={columns} shape={shape} set={set} />
        <Order columns={columns} shape={shape} set={set} />
        {isShaped(shape) && (
          <Button onClick={() => onChange(asItIs)} className="rp-shape-clear">
            Volver al reporte completo
          </Button>
        )}
      </div>
    </Panel>
  )
}

const withoutGroups = { groups: [], measures: [], order: [] }
const named = ({ key }: ShapeColumn) => ({ value: key, label: key })

type PartProps = {
  columns: readonly ShapeColumn[]
  shape: Shape
  set: (part: Partial<Shape>) => void
}

const kindOf = (columns: readonly ShapeColumn[], key: string): CellKind =>
  columns.find((one) => one.key === key)?.kind ?? 'text'

function Groups({ columns, shape, set }: PartProps) {
  const { groups, measures } = shape
  const measurable = [
    { value: 'COUNT', label: ReportMeasure.label('COUNT') },
    ...columns.flatMap(({ key, kind }) =>
      ReportMeasure.values
        .filter((how) => how !== 'COUNT' && canMeasure(how, kind))
        .map((how) => ({ value: `${how} ${key}`, label: measureLabel(how, key) })),
    ),
  ]
  return (
    <>
      <div className="rp-shape-field">
        <span>Agrupar por</span>
        <Choices
          aria-label="Agrupar por"
          value={groups.map(({ column }) => column)}
          onChange={(next) =>
            set({
              groups: next.map(
                (column) => groups.find((one) => one.column === column) ?? { column, by: 'VALUE' },
              ),
            })
          }
          options={columns.map(named)}
          placeholder="Elegir hasta tres columnas"
          most={MOST_GROUPS}
        />
      </div>
      {groups
        .filter(({ column }) => kindOf(columns, column) === 'date')
        .map(({ column, by }) => (
          <div key={column} className="rp-shape-field">
            <span>{column}</span>
            <Choice
              aria-label={`Cómo se agrupa ${column}`}
              value={by}
              onChange={(next) =>
                set({
                  groups: groups.map((one) =>
                    one.column === column ? { column, by: next ?? 'VALUE' } : one,
                  ),
                })
              }
              options={ReportGroupBy.options}
            />
          </div>
        ))}
      <div className="rp-shape-field">
        <span>Medir</span>
        <Choices
          aria-label="Medir"
          value={measures.map(({ how, column }) => (column === null ? how : `${how} ${column}`))}
          onChange={(next) => set({ measures: next.map(measureIn) })}
          options={measurable}
          placeholder="Cantidad"
          most={MOST_MEASURES}
        />
      </div>
    </>
  )
}

/** `SUM Sueldo`: the words of a choice as a measure. */
function measureIn(text: string): Shape['measures'][number] {
  const how = ReportMeasure.values.find((one) => text === one || text.startsWith(`${one} `))
  if (how === undefined || how === 'COUNT') return { how: 'COUNT', column: null }
  return { how, column: text.slice(how.length + 1) }
}

function Conditions({ columns, shape, set }: PartProps) {
  const { conditions } = shape
  const change = (at: number, part: Partial<Shape['conditions'][number]>) =>
    set({ conditions: conditions.map((one, place) => (place === at ? { ...one, ...part } : one)) })
  const [first] = columns
  return (
    <fieldset className="rp-conditions">
      <legend>Solo las filas en que</legend>
      {conditions.map(({ column, is, value }, at) => (
        <div key={at} className="rp-condition">
          <Choice
            aria-label={`Columna de la condición ${at + 1}`}
            value={column}
            onChange={(next) => next && change(at, { column: next, value: null })}
            options={columns.map(named)}
          />
          <Choice
            aria-label={`Condición ${at + 1}`}
            value={is}
            onChange={(next) => next && change(at, { is: next })}
            options={ReportIs.options}
          />
          <ConditionValue
            label={`Valor de la condición ${at + 1}`}
            column={columns.find(({ key }) => key === column)}
            condition={{ column, is, value }}
            onChange={(next) => change(at, { value: next === '' ? null : next })}
          />
          <Button
            aria-label={`Quitar la condición ${at + 1}`}
            onClick={() => set({ conditions: conditions.filter((_, place) => place !== at) })}
          >
            Quitar
          </Button>
        </div>
      ))}
      {first && conditions.length < MOST_CONDITIONS && (
        <Button
          onClick={() =>
            set({ conditions: [...conditions, { column: first.key, is: 'CONTAINS', value: null }] })
          }
        >
          Agregar condición
        </Button>
      )}
    </fieldset>
  )
}

type ValueProps = {
  label: string
  column: ShapeColumn | undefined
  condition: Shape['conditions'][number]
  onChange: (value: string) => void
}

/** What a condition compares with: of a column of a list, some of what it has; else, typed. */
function ConditionValue({ label, column, condition: { is, value }, onChange }: ValueProps) {
  if (is === 'EMPTY' || is === 'FILLED') return null
  const listed = column?.values ?? []
  if (listed.length > 0 && (is === 'IS' || is === 'IS_NOT')) {
    const chosen = valuesIn(value)
    return (
      <Choices
        aria-label={label}
        className="rp-condition-values"
        value={chosen}
        onChange={(next) => onChange(next.join('\n'))}
        options={[...new Set([...listed, ...chosen])].map((one) => ({ value: one, label: one }))}
        placeholder="Elegir uno o varios"
      />
    )
  }
  return (
    <TypedValue
      label={label}
      kind={is === 'CONTAINS' ? 'text' : (column?.kind ?? 'text')}
      value={valuesIn(value).join(', ')}
      onChange={onChange}
    />
  )
}

function Order({ columns, shape, set }: PartProps) {
  const { groups, measures, order } = shape
  const keys =
    groups.length > 0
      ? [
          ...groups.map(({ column }) => column),
          ...(measures.length > 0 ? measures : [{ how: 'COUNT' as const, column: null }]).map(
            ({ how, column }) => measureLabel(how, asText(column)),
          ),
        ]
      : columns.map(({ key }) => key)
  const [first] = order
  return (
    <div className="rp-condition">
      <div className="rp-shape-field">
        <span>Ordenar por</span>
        <Choice
          aria-label="Ordenar por"
          optional
          value={first?.column ?? null}
          onChange={(column) =>
            set({
              order: column ? [{ column, descending: first?.descending ?? groups.length > 0 }] : [],
            })
          }
          options={keys.map((key) => ({ value: key, label: key }))}
          placeholder="Como viene"
        />
      </div>
      {first && (
        <ViewSwitch
          aria-label="Sentido del orden"
          value={first.descending ? 'DOWN' : 'UP'}
          onChange={(next) => set({ order: [{ ...first, descending: next === 'DOWN' }] })}
          options={[
            { value: 'UP', label: 'De menor a mayor' },
            { value: 'DOWN', label: 'De mayor a menor' },
          ]}
        />
      )}
    </div>
  )
}
