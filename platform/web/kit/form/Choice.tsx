import { Select } from 'antd'
import { useRef, useState } from 'react'
import { searchKey } from '#chile/text.ts'
import { asText } from '#platform/web/look/format.ts'
import { useTouch } from '#platform/web/look/media.ts'

export type ChoiceOption<Value extends string | number = string> = {
  value: Value
  label: string
  hint?: string
  disabled?: boolean
  /** The heading of the group of the option. */
  group?: string | null
  /** More words that it is found by, such as a RUT. */
  words?: string
}

type Shared<Value extends string | number> = {
  id?: string
  options: readonly ChoiceOption<Value>[]
  onBlur?: () => void
  placeholder?: string
  disabled?: boolean
  autoFocus?: boolean
  loading?: boolean
  className?: string
  /** The list may be wider than the field. */
  wideList?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-required'?: boolean
  'aria-invalid'?: boolean | 'true' | 'false'
  'aria-describedby'?: string
}

type ChoiceProps<Value extends string | number> = Shared<Value> & {
  value?: Value | null
  onChange?: (value: Value | null) => void
  /** The field may be emptied again. */
  optional?: boolean
  /** What is typed, read as one of the options when no label begins like it. */
  read?: (text: string) => Value | undefined
}

/** What the × of a field is called, which empties it; the library names it in English. */
export const clearing = { label: 'Quitar la selección' }

/** A list of more options than this is searched by typing also on a phone. */
const atAGlance = 8

/**
 * One of a list, which is searched as one types; what is typed and is none of them is said,
 * and never dropped in silence nor taken for the first one.
 */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { options, value, onChange, optional = false, read, wideList, ...rest } = props
  const { typed, missed, keys, search, settle } = useSearch(options, read, onChange, rest.onBlur)
  const touches = useTouch()
  // A short list is typed in too, but by a finger, whose keyboard would cover it.
  const searches = !touches || options.length > atAGlance || read !== undefined
  return (
    <>
      <Select<Value | null>
        {...rest}
        {...keys}
        className={rest.className ?? 'mg-wide'}
        value={value ?? null}
        onChange={(next) => {
          settle()
          onChange?.(next ?? null)
        }}
        placeholder={rest.placeholder ?? 'Sin selección'}
        allowClear={optional && clearing}
        // Leaving an open list takes nothing from it, unless it was searched.
        defaultActiveFirstOption={typed !== ''}
        showSearch={searches ? { filterOption: finds(read), onSearch: search } : false}
        notFoundContent={rest.loading ? 'Cargando' : 'Sin resultados'}
        {...(wideList ? { popupMatchSelectWidth: false } : {})}
        options={grouped(options)}
        optionRender={({ data }) => <OptionWords {...data} />}
      />
      {missed !== '' && <Missed text={missed} />}
    </>
  )
}

/** The problem of a field whose typed text is no option of its list. */
export const Missed = ({ text }: { text: string }) => (
  <span role="alert" className="mg-field-problem">
    «{text}» no está en la lista.
  </span>
)

export const OptionWords = ({ label, hint }: { label?: unknown; hint?: unknown }) => (
  <span className="mg-option">
    <span>{asText(label)}</span>
    {typeof hint === 'string' && hint !== '' && <span className="soft">{hint}</span>}
  </span>
)

type ChoicesProps<Value extends string | number> = Shared<Value> & {
  value?: readonly Value[] | null
  onChange?: (value: Value[]) => void
  /** Called with what is typed, where the options are those that a search found. */
  onSearch?: (text: string) => void
  /** A text in the place of the chosen options, where these would not fit. */
  summary?: string
  most?: number
}

/** A field that takes several options of a list. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { options, value, onChange, onSearch, summary, most, wideList, ...rest } = props
  return (
    <Select<Value[]>
      {...rest}
      mode="multiple"
      className={rest.className ?? 'mg-wide'}
      value={[...(value ?? [])]}
      onChange={(next) => onChange?.(next)}
      placeholder={rest.placeholder ?? 'Sin selección'}
      showSearch={onSearch ? { filterOption: false, onSearch } : { filterOption: finds() }}
      notFoundContent={rest.loading ? 'Cargando' : 'Sin resultados'}
      {...(most === undefined ? {} : { maxCount: most })}
      {...(summary === undefined ? {} : { maxTagCount: 0, maxTagPlaceholder: () => summary })}
      {...(wideList ? { popupMatchSelectWidth: 360 } : {})}
      options={grouped(options)}
    />
  )
}

/** What is being searched for, and what becomes of it when the field is left. */
function useSearch<Value extends string | number>(
  options: readonly ChoiceOption<Value>[],
  read: ((text: string) => Value | undefined) | undefined,
  onChange: ((value: Value | null) => void) | undefined,
  onBlur: (() => void) | undefined,
) {
  const [typed, setTyped] = useState('')
  const [missed, setMissed] = useState('')
  const last = useRef('')
  const settle = () => {
    last.current = ''
    setTyped('')
    setMissed('')
  }
  const leave = () => {
    const text = last.current.trim()
    settle()
    if (text !== '') {
      const key = searchKey(text)
      const same = options.find(({ label }) => searchKey(label) === key)
      const meant = same?.value ?? read?.(text)
      if (meant === undefined) setMissed(text)
      else onChange?.(meant)
    }
    onBlur?.()
  }
  return {
    typed,
    missed,
    settle,
    search: (text: string) => {
      setTyped(text)
      // An empty text comes also when the list closes: what was typed is settled on leaving.
      if (text === '') return
      last.current = text
      setMissed('')
    },
    keys: {
      onBlur: leave,
      onKeyDown: ({ key }: { key: string }) => {
        if (key === 'Escape' || key === 'Backspace' || key === 'Delete') last.current = ''
      },
    },
  }
}

type Entry = { value?: unknown; label?: unknown; words?: unknown; group?: unknown }

/** Whether the option contains every word that was typed. */
const finds =
  (read?: (text: string) => unknown) =>
  (typed: string, option?: Entry): boolean => {
    if (option?.value === undefined) return false
    const found = searchKey(`${asText(option.label)} ${asText(option.words)}`)
    const holds = (words: string) => words.split(' ').every((word) => found.includes(word))
    // «159-5» is how people type «Art. 159 N°5».
    const key = searchKey(typed)
    return (
      holds(key) ||
      holds(key.replaceAll('-', ' ').trim()) ||
      (read !== undefined && read(typed) === option.value)
    )
  }

function grouped<Value extends string | number>(options: readonly ChoiceOption<Value>[]) {
  const entries = options.map((option) => ({ ...option, disabled: option.disabled ?? false }))
  if (!entries.some(({ group }) => group)) return entries
  return [...Map.groupBy(entries, ({ group }) => group ?? '')].map(([label, some]) => ({
    label,
    options: some,
  }))
}
