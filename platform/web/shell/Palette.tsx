import { SearchOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Modal } from 'antd'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { MenuEntry } from '#access/menu.ts'
import { monthLabel } from '#chile/period.ts'
import { useDebounced } from '../kit/form/useDebounced.ts'
import { useCan, useMe } from '../screen/me.tsx'
import type { Screen } from '../screen/screens.ts'
import { type Found, useSlots } from '../screen/slots.tsx'
import { asTexts, useRemembered } from '../api/storage.ts'
import { narrow, screensToFind } from './palette-search.ts'

type Props = {
  open: boolean
  onClose: () => void
  screens: readonly Screen[]
  entries: readonly MenuEntry[]
}

/** Ctrl+K: people by name or RUT, screens and actions, in one box. */
export const Palette = ({ open, onClose, ...rest }: Props) => (
  <Modal
    open={open}
    onCancel={onClose}
    footer={null}
    closable={false}
    destroyOnHidden
    width={620}
    className="shell-palette"
    title={<span className="sr-only">Buscar</span>}
  >
    <Finder {...rest} onClose={onClose} />
  </Modal>
)

function Finder({ onClose, screens, entries }: Omit<Props, 'open'>) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [recent, setRecent] = useRemembered<readonly string[]>('palette.recent', [], asTexts)
  const { found, searching, failed } = useFound(text, recent, screens, entries)

  const choose = (one: Found | undefined) => {
    if (!one) return
    setRecent([one.key, ...recent.filter((key) => key !== one.key)].slice(0, 8))
    onClose()
    if (one.to) void navigate(one.to)
    one.run?.()
  }
  const press = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const move = moves[event.key]
    if (move !== undefined && found.length > 0) {
      event.preventDefault()
      setAt((at + move + found.length) % found.length)
    } else if (event.key === 'Enter') choose(found[at])
  }
  const optionId = (index: number) => `${id}-${index}`
  return (
    <div className="shell-finder">
      <div className="shell-finder-box">
        <SearchOutlined aria-hidden className="soft" />
        <input
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={found[at] ? optionId(at) : undefined}
          aria-label="Buscar personas, pantallas y acciones"
          placeholder="Nombre, RUT, pantalla o acción"
          value={text}
          onChange={(event) => (setText(event.target.value), setAt(0))}
          onKeyDown={press}
        />
        <kbd>Esc</kbd>
      </div>
      <div id={id} role="listbox" aria-label="Resultados" className="shell-results">
        {found.map((one, index) => (
          <Result
            key={one.key}
            id={optionId(index)}
            found={one}
            heading={one.group === found[index - 1]?.group ? undefined : one.group}
            active={index === at}
            onHover={() => setAt(index)}
            onChoose={() => choose(one)}
          />
        ))}
      </div>
      {failed && (
        <p className="shell-none" role="alert">
          Error al buscar datos
        </p>
      )}
      {found.length === 0 && !failed && (
        <p className="soft shell-none" role="status">
          {searching ? 'Cargando' : 'Sin resultados'}
        </p>
      )}
    </div>
  )
}

type ResultProps = {
  id: string
  found: Found
  heading: string | undefined
  active: boolean
  onHover: () => void
  onChoose: () => void
}

const Result = ({ id, found, heading, active, onHover, onChoose }: ResultProps) => (
  <>
    {heading && (
      <div className="shell-heading" role="presentation">
        {heading}
      </div>
    )}
    {/* The keyboard is at the box: this pattern keeps the focus there. */}
    {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
    <div
      id={id}
      role="option"
      aria-selected={active}
      className="shell-result"
      onMouseMove={onHover}
      onClick={onChoose}
      ref={(element) => {
        if (active) element?.scrollIntoView({ block: 'nearest' })
      }}
    >
      <span>{found.title}</span>
      {found.hint && <span className="soft">{found.hint}</span>}
    </div>
  </>
)

function useFound(
  text: string,
  recent: readonly string[],
  screens: readonly Screen[],
  entries: readonly MenuEntry[],
) {
  const { permissions } = useMe()
  const can = useCan()
  const { actions, people } = useSlots()
  const asked = useDebounced(text.trim(), 200)
  const mayFind = !!people && can(people.permission)
  const persons = useQuery({
    queryKey: ['palette', 'people', asked],
    queryFn: ({ signal }) => people?.find(asked, signal) ?? [],
    enabled: asked.length >= 2 && mayFind,
    staleTime: 30_000,
  })
  const processes = useProcesses()
  const local = useMemo(() => {
    const allowed = actions.filter(({ permission }) => !permission || permissions.has(permission))
    return [...screensToFind(screens, permissions, entries), ...allowed, ...processes]
  }, [screens, permissions, entries, actions, processes])
  const persona = asked.length >= 2 ? (persons.data ?? []) : []
  const byGroup = narrow(local, text, recent)
  const found = [
    ...persona.slice(0, 8),
    ...byGroup.filter(({ group }) => group === 'Pantallas').slice(0, 8),
    ...byGroup.filter(({ group }) => group !== 'Pantallas').slice(0, 8),
  ]
  // What is typed and not yet asked may still find somebody.
  const waits = mayFind && text.trim() !== asked
  return { found, searching: waits || persons.isFetching, failed: !waits && persons.isError }
}

/** The open months, one entry each: «Abrir septiembre 2026». */
function useProcesses(): readonly Found[] {
  const { activeProcesses } = useSlots()
  const can = useCan()
  const { data } = useQuery({
    queryKey: ['shell', 'processes'],
    queryFn: ({ signal }) => activeProcesses?.load(signal) ?? [],
    enabled: !!activeProcesses && can(activeProcesses.permission),
    staleTime: 60_000,
  })
  return useMemo(
    () =>
      (data ?? []).map(({ key, name, yearMonth, to }) => ({
        key: `process:${key}`,
        title: `Abrir ${monthLabel(yearMonth)}`,
        hint: name,
        group: 'Procesos',
        words: `${name} proceso mes remuneraciones`,
        to,
      })),
    [data],
  )
}
