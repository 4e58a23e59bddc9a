import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { cellId } from '#platform/web/kit/sheet/people.ts'
import { goToCell, SheetCell } from '#platform/web/kit/sheet/SheetCell.tsx'
import { unitWord } from '#modules/concepts/concept-library/model/input-items.ts'
import { cellOf, type EntriesProps } from './EntryGrid.tsx'
import { keyOf } from './grid-values.ts'
import { NetCell } from './Nets.tsx'

/** The same on a narrow screen: one person at a time, their items one under the other. */
export function EntryCards(props: EntriesProps) {
  const { people, columns, grid, stored, readOnly } = props
  const [at, setAt] = useState(0)
  const place = Math.min(at, people.length - 1)
  const person = people[place]
  if (!person) return null
  const focus = (column: number) => {
    const code = columns[column]?.code
    if (code) goToCell(cellId(keyOf({ contractId: person.contractId, itemCode: code })))
  }
  return (
    <section className="pm-entry-card" aria-label={`Novedades de ${person.name}`}>
      <PersonPicker people={people} place={place} onGo={setAt} />
      <p className="soft">
        {person.jobTitle} · {place + 1} de {people.length}
      </p>
      <dl>
        {columns.map((column, index) => {
          const key = keyOf({ contractId: person.contractId, itemCode: column.code })
          return (
            <div key={key}>
              <dt>
                {column.label} <span className="soft">{unitWord(column.unit)}</span>
              </dt>
              <dd>
                {readOnly ? (
                  <span className="tabular">{grid.textOf(key) || '–'}</span>
                ) : (
                  <SheetCell
                    {...cellOf(grid, stored, key)}
                    label={`${column.label}, ${person.name}`}
                    onMove={(down) => focus(index + down)}
                    onComment={() => props.onComment(key)}
                  />
                )}
                {!readOnly && stored.once.has(key) && (
                  <Button
                    type="link"
                    aria-label={`Comentar ${column.label}`}
                    onClick={() => props.onComment(key)}
                  >
                    {stored.comments.get(key) ?? 'Comentar'}
                  </Button>
                )}
              </dd>
            </div>
          )
        })}
        {props.nets.size > 0 && (
          <div>
            <dt>Líquido</dt>
            <dd>
              <NetCell key={person.contractId} net={props.nets.get(person.contractId)} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

type PickerProps = {
  people: EntriesProps['people']
  place: number
  onGo: (place: number) => void
}

function PersonPicker({ people, place, onGo }: PickerProps) {
  return (
    <div className="pm-entry-person">
      <Button
        aria-label="Persona anterior"
        icon={<LeftOutlined aria-hidden />}
        disabled={place === 0}
        onClick={() => onGo(place - 1)}
      />
      <Choice
        aria-label="Persona"
        value={people[place]?.contractId ?? null}
        onChange={(id) => onGo(people.findIndex((one) => one.contractId === id))}
        options={people.map(({ contractId, name, rut }) => ({
          value: contractId,
          label: name,
          words: rut,
        }))}
      />
      <Button
        aria-label="Persona siguiente"
        icon={<RightOutlined aria-hidden />}
        disabled={place === people.length - 1}
        onClick={() => onGo(place + 1)}
      />
    </div>
  )
}
