import { useState } from 'react'
import { formatName } from '#platform/web/look/format.ts'
import { BANDS, type Cell, cellOf, POTENTIALS, stepped, wordsOfCell } from '../model/boxes.ts'
import { scoreWords } from './score-words.ts'
import type { ReviewRow } from './types.ts'

type Props = {
  reviews: readonly ReviewRow[]
  /** Moves somebody to a cell; without it the boxes are only read. */
  onMove: ((reviewId: string, to: Cell) => void) | undefined
}

/**
 * Performance across and potential upwards. A person is dragged to another box, or moved with the
 * arrows of the keyboard; both ask for the reason. Who has no potential yet is below.
 */
export function NineBox({ reviews, onMove }: Props) {
  const [dragged, setDragged] = useState<string>()
  const placed = reviews.map((review) => ({ review, cell: cellOf(review) }))
  const drop = (to: Cell) => {
    if (dragged !== undefined) onMove?.(dragged, to)
    setDragged(undefined)
  }
  const chip = (review: ReviewRow, cell: Cell | undefined) => (
    <Chip
      key={review.id}
      review={review}
      cell={cell}
      onMove={review.isOwn ? undefined : onMove}
      onDrag={setDragged}
    />
  )
  const unplaced = placed.filter(({ cell }) => cell === undefined)
  return (
    <>
      {onMove && (
        <p className="soft">
          Arrastre a una persona, o elíjala y use las flechas. Se pide el motivo.
        </p>
      )}
      <div className="ev-boxes" role="group" aria-label="Desempeño y potencial">
        {POTENTIALS.toReversed().map((potential) =>
          BANDS.map((band) => {
            const inside = placed.filter(
              ({ cell }) => cell?.potential === potential && cell.band === band,
            )
            const label = wordsOfCell({ potential, band })
            return (
              <div
                key={`${potential} ${band}`}
                className="ev-box"
                data-sum={potential + band}
                onDragOver={(event) => event.preventDefault()}
                onDrop={() => drop({ potential, band })}
              >
                <h4>
                  {label} <span className="soft tabular">{inside.length}</span>
                </h4>
                <div className="ev-chips">
                  {inside.map(({ review, cell }) => chip(review, cell))}
                </div>
              </div>
            )
          }),
        )}
      </div>
      {unplaced.length > 0 && (
        <section className="ev-unplaced">
          <h4>Sin potencial o sin nota</h4>
          <div className="ev-chips">{unplaced.map(({ review }) => chip(review, undefined))}</div>
        </section>
      )}
    </>
  )
}

type ChipProps = {
  review: ReviewRow
  cell: Cell | undefined
  onMove: Props['onMove']
  onDrag: (id: string) => void
}

function Chip({ review, cell, onMove, onDrag }: ChipProps) {
  const { id, fullname } = review
  const from: Cell = cell ?? { potential: 2, band: 2 }
  return (
    <button
      type="button"
      className="ev-chip"
      draggable={onMove !== undefined}
      disabled={onMove === undefined}
      onDragStart={() => onDrag(id)}
      onClick={() => onMove?.(id, from)}
      onKeyDown={(event) => {
        const to = stepped(from, event.key)
        if (!to) return
        event.preventDefault()
        onMove?.(id, to)
      }}
    >
      {formatName(fullname)} <span className="soft tabular">{scoreWords(review)}</span>
    </button>
  )
}
