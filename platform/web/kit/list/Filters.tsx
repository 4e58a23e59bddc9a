import { CloseOutlined, FilterOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { monthLabel } from '#chile/period.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { useSlots } from '#platform/web/screen/slots.tsx'
import type { Filter } from '#platform/web/list/list-state.ts'
import type { List } from '#platform/web/list/useList.ts'
import { Choice } from '../form/Choice.tsx'
import { DateChoice } from '../form/DateChoice.tsx'
import { ReferenceWords } from '../form/FieldWords.tsx'
import { MonthSelector } from '../month/MonthSelector.tsx'
import { RefSelect } from '../form/RefSelect.tsx'

type Props = {
  filters: readonly Filter[]
  list: Pick<List<unknown>, 'state' | 'setFilter' | 'clear' | 'filtered'>
}

/**
 * The filters side by side; on a narrow screen they fold behind a button that counts them. One by
 * what the reader may not read is left out.
 */
export function Filters({ filters, list }: Props) {
  const [open, setOpen] = useState(false)
  const { references } = useSlots()
  const can = useCan()
  const controls = filters.filter(
    ({ chipOnly, reference }) => !chipOnly && (!reference || can(references[reference]?.needs)),
  )
  const active = controls.filter(({ name }) => list.state.filter[name]).length
  if (controls.length === 0) return null
  return (
    <>
      <Button
        className="mg-narrow-only"
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {active > 0 ? `Filtros (${active})` : 'Filtros'}
      </Button>
      <div className={open ? 'mg-filters mg-open' : 'mg-filters'} role="group" aria-label="Filtros">
        {controls.map((filter) => (
          <FilterControl
            key={filter.name}
            filter={filter}
            value={list.state.filter[filter.name]}
            onChange={(value) => list.setFilter(filter.name, value)}
          />
        ))}
      </div>
    </>
  )
}

type ControlProps = {
  filter: Filter
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** What narrows a list by one thing. */
export function FilterControl({ filter, value, onChange }: ControlProps) {
  const { references } = useSlots()
  const source = filter.reference && references[filter.reference]
  const shared = { 'aria-label': filter.label, placeholder: filter.label }
  if (filter.reference && source) {
    return (
      <RefSelect
        {...shared}
        optional
        name={filter.reference}
        source={source}
        value={value ?? null}
        onChange={(next) => onChange(next ?? undefined)}
      />
    )
  }
  if (filter.kind === 'date') {
    return (
      <DateChoice
        {...shared}
        value={value ?? null}
        onChange={(next) => onChange(next ?? undefined)}
      />
    )
  }
  if (filter.kind === 'text') {
    return <TypedFilter label={filter.label} value={value} onChange={onChange} />
  }
  if (filter.kind === 'month') {
    return (
      <MonthSelector
        arrows={false}
        aria-label={filter.label}
        value={value ? Number(value) : null}
        placeholder={filter.label}
        onClear={() => onChange(undefined)}
        onChange={(next) => onChange(String(next))}
      />
    )
  }
  return (
    <Choice
      {...shared}
      optional
      wideList
      value={value ?? null}
      options={filter.options ?? []}
      onChange={(next) => onChange(next ?? undefined)}
    />
  )
}

type TypedProps = Omit<ControlProps, 'filter'> & { label: string }

/** Narrows once its words are whole: with Enter, or on leaving it. */
function TypedFilter({ label, value, onChange }: TypedProps) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  // The address changed by other means: back, a link, «Limpiar».
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  const send = () => onChange(typed?.trim() ? typed.trim() : undefined)
  return (
    <Input
      allowClear
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        if (event.type === 'click') onChange(undefined)
      }}
      onPressEnter={send}
      onBlur={send}
    />
  )
}

/** What the list is narrowed by, each with its way out. */
export function FilterChips({ filters, list }: Props) {
  const active = filters.flatMap((filter) => {
    const value = list.state.filter[filter.name]
    return value ? [{ filter, value }] : []
  })
  if (active.length === 0) return null
  return (
    <ul className="mg-chips" aria-label="Filtros activos">
      {active.map(({ filter, value }) => (
        <li key={filter.name}>
          <button
            type="button"
            className="mg-chip"
            onClick={() => list.setFilter(filter.name, undefined)}
          >
            <span className="sr-only">Quitar filtro </span>
            <span className="soft">{filter.label}:</span>{' '}
            <ChipValue filter={filter} value={value} />
            <CloseOutlined aria-hidden />
          </button>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Button type="link" size="small" onClick={list.clear}>
            Limpiar filtros
          </Button>
        </li>
      )}
    </ul>
  )
}

function ChipValue({ filter, value }: { filter: Filter; value: string }) {
  if (filter.kind === 'date') return formatDate(value)
  if (filter.kind === 'month') return monthLabel(Number(value))
  if (filter.reference) return <ReferenceWords name={filter.reference} value={value} />
  return filter.options?.find((option) => option.value === value)?.label ?? value
}
