export function install(): Promise<void>
export function isInstalled(folder: string): boolean
