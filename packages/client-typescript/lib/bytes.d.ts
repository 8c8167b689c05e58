/** Bytes as Base64 without line breaks. */
export declare function toBase64(bytes: Uint8Array): string;
/** The bytes of a Base64 text; undefined for another text. */
export declare function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined;
/** The SHA-256 of bytes in hexadecimal digits. */
export declare function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
