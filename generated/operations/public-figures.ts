import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const ChooseFiguresAlone = graphql(`mutation ChooseFiguresAlone($input: ChooseFiguresAloneInput!) { chooseFiguresAlone(input: $input) { status message error { kind message field traceId } data { takesAlone } } }`)
export const ConfirmFigureMonth = graphql(`mutation ConfirmFigureMonth($input: ConfirmFigureMonthInput!) { confirmFigureMonth(input: $input) { status message error { kind message field traceId } data { taken } } }`)
export const FigureSources = graphql(`query FigureSources { figureSources { missing month sources { isConfigured label problem readAt } takesAlone } }`)
export const PublicFigures = graphql(`query PublicFigures($input: PublicFiguresInput!) { publicFigures(input: $input) { firstAt isFirstDone isMine print proposals { agreed key label readings { readAt source url value } state value why } toConfirm yearMonth } }`)
