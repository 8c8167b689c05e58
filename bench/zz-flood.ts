import { startSite } from '/root/w/p1/bench/processes.ts'
import { measureAddresses } from '/root/w/p1/bench/address-flood.ts'
process.chdir('/root/w/p1')
const site = await startSite(undefined, { TRUST_PROXY: '1', LOG_LEVEL: 'warn' })
console.log(await measureAddresses(site)); await site.stop()
