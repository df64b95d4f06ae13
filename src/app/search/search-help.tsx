/** How to search, under the search box of a page. */
import { sentMarkup } from '#app/ui/on-demand.tsx'

const load = async () => (await import('./search-syntax.tsx')).SearchSyntax

export const SearchHelp = sentMarkup('search-help', load, import.meta.env.SSR ? await load() : null)
