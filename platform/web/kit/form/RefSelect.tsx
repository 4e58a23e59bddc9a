import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useHolds } from '#platform/web/screen/me.tsx'
import type { Option, ReferenceSource } from '#platform/web/screen/slots.tsx'
import { clearing, Missed, OptionWords } from './Choice.tsx'
import { useWithoutRows } from './empty-select.ts'
import { UnreadChoice } from './UnreadChoice.tsx'
import { useDebounced } from './useDebounced.ts'

type Props = {
  id?: string
  value?: string | null
  onChange?: (value: string | null) => void
  onBlur?: () => void
  /** Called too with the whole option, for screens that show more of it. */
  onPick?: (option: Option | undefined) => void
  /** Called with the only row there is, where nothing is chosen yet. */
  onOnly?: (value: string) => void
  source: ReferenceSource
  /** Tells the caches of two sources apart. */
  name: string
  placeholder?: string
  disabled?: boolean
  optional?: boolean
  autoFocus?: boolean
  'aria-label'?: string
  'aria-required'?: boolean
}

/**
 * Chooses a row of another entity, searching as one types (200 ms). Who may not read those rows
 * keeps what is chosen.
 */
export function RefSelect(props: Props) {
  const { id, value = null, 'aria-label': label } = props
  if (useHolds(props.source.needs)) return <Search {...props} />
  const named = { ...(id ? { id } : {}), ...(label ? { 'aria-label': label } : {}) }
  return <UnreadChoice value={value} {...named} />
}

function Search(props: Props) {
  const { value, onChange, onPick, onOnly, source, name, optional, ...rest } = props
  const [text, setText] = useState('')
  const [missed, setMissed] = useState('')
  const last = useRef('')
  const [picked, setPicked] = useState<Option>()
  const asked = useDebounced(text, 200)
  const found = useFound(source, name, asked)
  const only = found.data?.length === 1 && asked === '' ? found.data[0]?.value : undefined
  useBeginning(source.beginsWithOnly && !optional && !value ? only : undefined, onOnly)
  const current = useQuery({
    queryKey: ['reference', name, 'one', value],
    queryFn: async ({ signal }) => (value ? ((await source.find?.(value, signal)) ?? null) : null),
    enabled: !!value && !!source.find && picked?.value !== value,
    staleTime: 60_000,
  })
  const chosen = picked?.value === value ? picked : (current.data ?? undefined)
  const options = withCurrent(found.data ?? [], value, chosen, text !== '')
  // What Enter and Tab take is the first of what was searched, never of what was searched before.
  const isFound = text !== '' && asked === text && !found.isFetching
  const settle = (left: string) => {
    last.current = ''
    setMissed(left)
  }
  return (
    <>
      <Select
        {...rest}
        className="mg-wide"
        value={value ?? null}
        placeholder={rest.placeholder ?? 'Sin selección'}
        allowClear={optional === true && clearing}
        defaultActiveFirstOption={isFound}
        showSearch={{
          filterOption: false,
          onSearch: (typed) => {
            setText(typed)
            if (typed !== '') last.current = typed
          },
        }}
        loading={found.isFetching}
        notFoundContent={found.isFetching ? 'Cargando' : 'Sin resultados'}
        options={options.map(({ value: id, label, hint, disabled }) => ({
          value: id,
          label,
          hint,
          disabled: disabled ?? false,
        }))}
        optionRender={({ data }) => <OptionWords {...data} />}
        onChange={(next: string | null | undefined) => {
          settle('')
          const option = options.find((one) => one.value === next)
          setPicked(option)
          onPick?.(option)
          onChange?.(next ?? null)
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape' || key === 'Backspace' || key === 'Delete') last.current = ''
        }}
        onBlur={() => {
          settle(last.current.trim())
          rest.onBlur?.()
        }}
      />
      {missed !== '' && <Missed text={missed} />}
    </>
  )
}

/** Says once which value a form begins with, when there is one. */
function useBeginning(value: string | undefined, begin: Props['onOnly']) {
  useEffect(() => {
    if (value !== undefined) begin?.(value)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [value])
}

/** The rows of a search; that there are none at all is said in the console. */
function useFound(source: ReferenceSource, name: string, asked: string) {
  const found = useQuery({
    queryKey: ['reference', name, asked],
    queryFn: ({ signal }) => source.search(asked, signal),
    placeholderData: (before) => before,
    staleTime: 60_000,
  })
  useWithoutRows(asked === '' && (found.isError || found.data?.length === 0), name)
  return found
}

function withCurrent(
  found: readonly Option[],
  value: string | null | undefined,
  picked: Option | undefined,
  searching: boolean,
): readonly Option[] {
  if (!value || found.some((option) => option.value === value)) return found
  if (picked?.value !== value) return found
  // Enter takes the first: of a search, that is the first that was found.
  return searching ? [...found, picked] : [picked, ...found]
}
