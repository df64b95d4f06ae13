/** Names of made companies: 36,000, each of a first word, a second and now and then a third. The first ones hire most. */

const FIRST =
  `Amber Anchor Apex Arbor Arctic Aspen Atlas Aurora Azure Basalt Beacon Birch Blue Bold Bramble Bright Cedar Chalk Cinder Circle Civic Clear
  Cloud Cobalt Comet Common Compass Copper Coral Crescent Crimson Crown Crystal Cypress Dawn Delta Desert Drift Eagle Early Echo Ember Evergreen Falcon Fern
  Field Finch First Flint Forge Foxglove Frost Garnet Glacier Golden Granite Green Grove Harbor Hazel Helix Heron High Hollow Honey Horizon Indigo Iron Ivory
  Jade Jasper Juniper Kestrel Keystone Lantern Lark Laurel Lemon Light Lime Linden Lively Long Lotus Lumen Lunar Maple Marble Meadow Mercury Meridian Mint
  Mosaic Moss Native Nectar Nimble Noble North Nova Oak Ocean Olive Onyx Opal Open Orbit Orchid Osprey Otter Palm Paper Parallel Pearl Pebble Pepper Pine
  Pioneer Plum Polar Poplar Prairie Prime Prism Pure Quartz Quick Quiet Raven Red Reef Ridge River Robin Rowan Ruby Saffron Sage Sail Salt Sand Sapphire
  Scarlet Second Sequoia Shore Signal Silver Sky Slate Solar Solid Spark Sparrow Spring Spruce Star Steady Steel Still Stone Summit Sunny Swift Sycamore
  Teal Thistle Thunder Tidal Timber Topaz True Tulip Umber Union Upper Urban Valley Velvet Verdant Violet Vivid Walnut Warm Wave West White Wild Willow
  Winter Wise Yellow Zephyr`.split(/\s+/)
const SECOND =
  `Acre Arc Arrow Axis Bank Base Bay Beam Bell Bench Bird Bit Board Boat Bolt Bond Book Branch Bridge Brook Byte Canvas Cart Case Cell Chart
  Check Circuit Cloud Coast Code Craft Creek Crest Cube Cycle Dash Deck Desk Dial Dock Door Dot Drive Edge Engine Face Factor Farm Field Fit Flow Fold Force
  Form Frame Gate Gear Glass Graph Grid Ground Guild Hall Hand Harbor Health Heart Hill Hive Home Hook House Hub Key Kit Lab Labs Lake Lane Layer Leaf Ledger
  Lens Lever Lift Light Line Link List Lock Logic Loop Mark Market Mate Matter Maze Media Mesh Metric Mill Mind Minds Mint Mode Motion Mount Nest Net Node Note
  Pace Page Park Path Pay Peak Pixel Place Plan Plane Plant Play Point Port Post Press Pulse Quest Rail Range Reach Reef Ring Rise Road Rock Root Route Row
  Scale Scope Seed Sense Shelf Shift Ship Shop Side Sight Signal Site Space Span Spot Square Stack Stage Station Step Stone Store Stream Street Studio Sync
  Table Tap Tech Thread Tide Tone Tower Track Trade Trail Tree Vault Vector View Wall Ware Watch Wave Way Wheel Wing Wire Wood Works World Yard Zone`.split(
    /\s+/,
  )
const THIRD = ['', '', '', '', ' Systems', ' Technologies', ' Group', ' Software', ' AI', ' Health']

export const COMPANY_COUNT = 36_000

export type MadeCompany = { name: string; slug: string }

export function createCompanies(): MadeCompany[] {
  return Array.from({ length: COMPANY_COUNT }, (_, number) => {
    const first = FIRST[number % FIRST.length] as string
    const round = Math.floor(number / FIRST.length)
    const second = SECOND[(number * 7 + round) % SECOND.length] as string
    const third = THIRD[(number * 3 + round) % THIRD.length] as string
    const isNew = Math.floor(round / SECOND.length) === 0
    const joined = number % 3 === 0 ? first + second.toLowerCase() : `${first} ${second}`
    const name = joined + third + (isNew ? '' : ` ${Math.floor(round / SECOND.length) + 1}`)
    return { name, slug: `${name.toLowerCase().replaceAll(' ', '-')}-${number}` }
  })
}
