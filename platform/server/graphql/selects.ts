import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

/**
 * Whether a query selects a field of an answer, by whatever alias or fragment. A field that `@skip`
 * or `@include` may leave out counts as selected.
 */
export function selects(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  name: string,
): boolean {
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) =>
      selection.kind === Kind.FIELD
        ? selection.name.value === name
        : selection.kind === Kind.INLINE_FRAGMENT
          ? isIn(selection.selectionSet)
          : isIn(fragments[selection.name.value]?.selectionSet),
    ) ?? false
  return fieldNodes.some(({ selectionSet }) => isIn(selectionSet))
}
