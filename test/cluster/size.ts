/** `npm run test:cluster` tries everything; `npm test` a short form. */
export const IS_FULL = process.env.CLUSTER_TESTS === 'full'
