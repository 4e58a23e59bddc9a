import type { Tag } from '../types.ts'

type Props = {
  id: string
  tags: readonly Tag[]
  active: number
  /** Where the cursor is, from the corner of the editor. */
  at: { left: number; top: number }
  onPick: (tag: Tag) => void
}

export const optionId = (id: string, at: number) => `${id}-${at}`

/** The tags that were found, below the cursor. The keyboard stays in the text. */
export function TagMenu({ id, tags, active, at, onPick }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Etiquetas"
      className="tp-menu"
      style={{ left: at.left, top: at.top }}
    >
      {tags.length === 0 && <p className="soft">Ninguna etiqueta se llama así</p>}
      {tags.map((tag, place) => (
        <div
          key={tag.code}
          id={optionId(id, place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          // The cursor stays where the tag goes.
          onPointerDown={(event) => {
            event.preventDefault()
            onPick(tag)
          }}
        >
          <span>{tag.label}</span>
          <span className="soft">
            {tag.group} · {tag.sample}
          </span>
        </div>
      ))}
    </div>
  )
}
