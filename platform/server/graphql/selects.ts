import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>

/**
 * Whether a query selects a field of an answer, by whatever alias or fragment. What `@skip` or
 * `@include` leaves out with the variables of the request is not selected.
 */
export function selects({ fieldNodes, fragments, variableValues }: Info, name: string): boolean {
  const isLeftOut = (selection: SelectionNode) =>
    getDirectiveValues(GraphQLSkipDirective, selection, variableValues)?.['if'] === true ||
    getDirectiveValues(GraphQLIncludeDirective, selection, variableValues)?.['if'] === false
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((selection) =>
      isLeftOut(selection)
        ? false
        : selection.kind === Kind.FIELD
          ? selection.name.value === name
          : selection.kind === Kind.INLINE_FRAGMENT
            ? isIn(selection.selectionSet)
            : isIn(fragments[selection.name.value]?.selectionSet),
    ) ?? false
  return fieldNodes.some(({ selectionSet }) => isIn(selectionSet))
}
