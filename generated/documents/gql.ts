/* eslint-disable */
export declare function graphql(source: string): { toString(): string; __apiType?: (variables: any) => any }
