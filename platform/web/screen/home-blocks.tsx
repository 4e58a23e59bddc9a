import type { ComponentType } from 'react'
import type { Permission } from '#access/services.ts'
import { hook } from '#platform/model/hook.ts'
import { HeldPart } from './HeldPart.tsx'

/**
 * Where a block stands on the home page: what waits for the person, what the company says, or what
 * happens around.
 */
export type HomePlace = 'FIRST' | 'NEWS' | 'BESIDE'

/** A part of the home page that a module draws. It shows nothing where it has nothing to say. */
export type HomeBlock = {
  readonly place: HomePlace
  /** Blocks of a place stand in this order. */
  readonly order: number
  /** Who lacks it is not asked anything; with it, the module is switched on too. */
  readonly needs: Permission
  readonly Part: ComponentType
}

/** The blocks of the home page, each of the module whose rows it shows. */
export const homeBlock = hook<HomeBlock>('block of the home page')

/** The blocks of one place for this person. */
export const HomeBlocks = ({ place }: { place: HomePlace }) =>
  homeBlock.listeners
    .filter((block) => block.place === place)
    .toSorted((a, b) => a.order - b.order)
    .map(({ order, needs, Part }) => <HeldPart key={order} needs={needs} Part={Part} props={{}} />)
