import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import type { Option, ReferenceSource } from '../slots.tsx'
import { useWithoutRows } from './empty-select.ts'
import { useDebounced } from './useDebounced.ts'

type Props = {
  id?: string
  value?: string | null
  onChange?: (value: string | null) => void
  /** Called too with the whole option, for screens that show more of it. */
  onPick?: (option: Option | undefined) => void
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

/** Chooses a row of another entity, searching as one types (200 ms). */
export function RefSelect({ value, onChange, onPick, source, name, optional, ...rest }: Props) {
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<Option>()
  const asked = useDebounced(text, 200)
  const found = useQuery({
    queryKey: ['reference', name, asked],
    queryFn: ({ signal }) => source.search(asked, signal),
    placeholderData: (before) => before,
    staleTime: 60_000,
  })
  useWithoutRows(asked === '' && (found.isError || found.data?.length === 0), name)
  const current = useQuery({
    queryKey: ['reference', name, 'one', value],
    queryFn: async ({ signal }) => (await source.find?.(value ?? '', signal)) ?? null,
    enabled: !!value && !!source.find && picked?.value !== value,
    staleTime: 60_000,
  })
  const chosen = picked?.value === value ? picked : (current.data ?? undefined)
  const options = withCurrent(found.data ?? [], value, chosen)
  return (
    <Select
      {...rest}
      className="mg-wide"
      value={value ?? null}
      placeholder={rest.placeholder ?? 'Sin selección'}
      allowClear={optional ?? false}
      showSearch={{ filterOption: false, onSearch: setText }}
      loading={found.isFetching}
      notFoundContent={found.isFetching ? 'Cargando' : 'Sin resultados'}
      options={options.map(({ value: id, label, hint, disabled }) => ({
        value: id,
        label,
        hint,
        disabled: disabled ?? false,
      }))}
      optionRender={({ data }) => optionWords(data)}
      onChange={(next: string | null | undefined) => {
        const option = options.find((one) => one.value === next)
        setPicked(option)
        onPick?.(option)
        onChange?.(next ?? null)
      }}
    />
  )
}

const optionWords = ({ label, hint }: { label: string; hint?: string | undefined }) => (
  <span className="mg-option">
    <span>{label}</span>
    {hint && <span className="soft">{hint}</span>}
  </span>
)

function withCurrent(
  found: readonly Option[],
  value: string | null | undefined,
  picked: Option | undefined,
): readonly Option[] {
  if (!value || found.some((option) => option.value === value)) return found
  return picked?.value === value ? [picked, ...found] : found
}
