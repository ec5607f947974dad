export declare function fingerprint(root: string): string;
