import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const Anniversaries = graphql(`query Anniversaries { anniversaries { avatar canOpen day fullname userId } }`)
export const Birthdays = graphql(`query Birthdays { birthdays { avatar canOpen day fullname userId } }`)
export const CelebrationChoice = graphql(`query CelebrationChoice { celebrationChoice { anniversary birthday } }`)
export const SaveCelebrationChoice = graphql(`mutation SaveCelebrationChoice($input: SaveCelebrationChoiceInput!) { saveCelebrationChoice(input: $input) { status message error { kind message field traceId } data { anniversary birthday } } }`)
