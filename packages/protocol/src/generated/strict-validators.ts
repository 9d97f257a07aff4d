// Generated from protocol/v1 by packages/protocol/generate. Do not edit: change the schemas, then `pnpm generate`.
// @ts-nocheck: Ajv writes plain JavaScript; ../validate.ts gives it types.
import type { Validator } from '../validator.ts';
import type * as messages from './messages.ts';

export const DealResult: Validator<messages.DealResult> = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://bassadewitz.example/protocol/v1/schemas/deal-result.schema.json","title":"DealResult","x-direction":"server-to-bot","type":"object","required":["type","match","deal","seat","dealer","hands","tricks","tricksTaken","points","outcome","chips","pool","balances","faults"],"properties":{"type":{"const":"deal-result"},"match":{"$ref":"words.schema.json#/$defs/matchId"},"deal":{"type":"integer","minimum":0,"maximum":20},"seat":{"$ref":"words.schema.json#/$defs/seat"},"dealer":{"$ref":"words.schema.json#/$defs/seat"},"hands":{"type":"array","items":{"type":"array","items":{"type":"string","$ref":"words.schema.json#/$defs/card"},"minItems":8,"maxItems":8,"uniqueItems":true},"minItems":4,"maxItems":4},"tricks":{"type":"array","items":{"$ref":"words.schema.json#/$defs/finishedTrick"},"minItems":8,"maxItems":8},"tricksTaken":{"$ref":"words.schema.json#/$defs/countBySeat"},"points":{"$ref":"words.schema.json#/$defs/countBySeat"},"outcome":{"$ref":"words.schema.json#/$defs/outcome"},"chips":{"$ref":"words.schema.json#/$defs/chipsBySeat"},"pool":{"type":"integer","minimum":0},"balances":{"$ref":"words.schema.json#/$defs/chipsBySeat"},"refund":{"$ref":"words.schema.json#/$defs/chipsBySeat"},"faults":{"type":"array","items":{"$ref":"words.schema.json#/$defs/fault"}}},"additionalProperties":false};
const schema33 = {"type":"string","pattern":"^[A-Za-z0-9._:-]{1,64}$"};
const schema34 = {"type":"integer","enum":[0,1,2,3]};
const schema36 = {"type":"string","enum":["7C","8C","9C","TC","JC","QC","KC","AC","7S","8S","9S","TS","JS","QS","KS","AS","7H","8H","9H","TH","JH","QH","KH","AH","7D","8D","9D","TD","JD","QD","KD","AD"]};
const schema41 = {"type":"array","items":{"type":"integer","minimum":0},"minItems":4,"maxItems":4};
const schema43 = {"type":"string","enum":["slam","penalty","equal","shared"]};
const schema44 = {"type":"array","items":{"type":"integer"},"minItems":4,"maxItems":4};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[A-Za-z0-9._:-]{1,64}$", "u");
const schema37 = {"type":"object","required":["leader","cards","winner"],"properties":{"leader":{"$ref":"words.schema.json#/$defs/seat"},"cards":{"type":"array","items":{"type":"string","$ref":"words.schema.json#/$defs/card"},"minItems":4,"maxItems":4,"uniqueItems":true},"winner":{"$ref":"words.schema.json#/$defs/seat"}},"additionalProperties":false};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.leader === undefined) && (missing0 = "leader")) || ((data.cards === undefined) && (missing0 = "cards"))) || ((data.winner === undefined) && (missing0 = "winner"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "leader") || (key0 === "cards")) || (key0 === "winner"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.leader !== undefined){
let data0 = data.leader;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate22.errors = [{instancePath:instancePath+"/leader",schemaPath:"words.schema.json#/$defs/seat/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate22.errors = [{instancePath:instancePath+"/leader",schemaPath:"words.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema34.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cards !== undefined){
let data1 = data.cards;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 4){
validate22.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data1.length < 4){
validate22.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/minItems",keyword:"minItems",params:{limit: 4}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
if(typeof data2 !== "string"){
validate22.errors = [{instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(typeof data2 !== "string"){
validate22.errors = [{instancePath:instancePath+"/cards/" + i0,schemaPath:"words.schema.json#/$defs/card/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((((((((((((((((((((data2 === "7C") || (data2 === "8C")) || (data2 === "9C")) || (data2 === "TC")) || (data2 === "JC")) || (data2 === "QC")) || (data2 === "KC")) || (data2 === "AC")) || (data2 === "7S")) || (data2 === "8S")) || (data2 === "9S")) || (data2 === "TS")) || (data2 === "JS")) || (data2 === "QS")) || (data2 === "KS")) || (data2 === "AS")) || (data2 === "7H")) || (data2 === "8H")) || (data2 === "9H")) || (data2 === "TH")) || (data2 === "JH")) || (data2 === "QH")) || (data2 === "KH")) || (data2 === "AH")) || (data2 === "7D")) || (data2 === "8D")) || (data2 === "9D")) || (data2 === "TD")) || (data2 === "JD")) || (data2 === "QD")) || (data2 === "KD")) || (data2 === "AD"))){
validate22.errors = [{instancePath:instancePath+"/cards/" + i0,schemaPath:"words.schema.json#/$defs/card/enum",keyword:"enum",params:{allowedValues: schema36.enum}}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
if(valid2){
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate22.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.winner !== undefined){
let data3 = data.winner;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate22.errors = [{instancePath:instancePath+"/winner",schemaPath:"words.schema.json#/$defs/seat/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((((data3 === 0) || (data3 === 1)) || (data3 === 2)) || (data3 === 3))){
validate22.errors = [{instancePath:instancePath+"/winner",schemaPath:"words.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema34.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":"object","required":["trick","kind","card"],"properties":{"trick":{"type":"integer","minimum":0,"maximum":7},"kind":{"$ref":"words.schema.json#/$defs/faultKind"},"card":{"$ref":"words.schema.json#/$defs/card"}},"additionalProperties":false};
const schema48 = {"type":"string","enum":["timeout","illegal","malformed","disconnect","flood","no-show"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.trick === undefined) && (missing0 = "trick")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.card === undefined) && (missing0 = "card"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "trick") || (key0 === "kind")) || (key0 === "card"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.trick !== undefined){
let data0 = data.trick;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate24.errors = [{instancePath:instancePath+"/trick",schemaPath:"#/properties/trick/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 7 || isNaN(data0)){
validate24.errors = [{instancePath:instancePath+"/trick",schemaPath:"#/properties/trick/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate24.errors = [{instancePath:instancePath+"/trick",schemaPath:"#/properties/trick/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate24.errors = [{instancePath:instancePath+"/kind",schemaPath:"words.schema.json#/$defs/faultKind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data1 === "timeout") || (data1 === "illegal")) || (data1 === "malformed")) || (data1 === "disconnect")) || (data1 === "flood")) || (data1 === "no-show"))){
validate24.errors = [{instancePath:instancePath+"/kind",schemaPath:"words.schema.json#/$defs/faultKind/enum",keyword:"enum",params:{allowedValues: schema48.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined){
let data2 = data.card;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate24.errors = [{instancePath:instancePath+"/card",schemaPath:"words.schema.json#/$defs/card/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((((((((((((((((((((data2 === "7C") || (data2 === "8C")) || (data2 === "9C")) || (data2 === "TC")) || (data2 === "JC")) || (data2 === "QC")) || (data2 === "KC")) || (data2 === "AC")) || (data2 === "7S")) || (data2 === "8S")) || (data2 === "9S")) || (data2 === "TS")) || (data2 === "JS")) || (data2 === "QS")) || (data2 === "KS")) || (data2 === "AS")) || (data2 === "7H")) || (data2 === "8H")) || (data2 === "9H")) || (data2 === "TH")) || (data2 === "JH")) || (data2 === "QH")) || (data2 === "KH")) || (data2 === "AH")) || (data2 === "7D")) || (data2 === "8D")) || (data2 === "9D")) || (data2 === "TD")) || (data2 === "JD")) || (data2 === "QD")) || (data2 === "KD")) || (data2 === "AD"))){
validate24.errors = [{instancePath:instancePath+"/card",schemaPath:"words.schema.json#/$defs/card/enum",keyword:"enum",params:{allowedValues: schema36.enum}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://bassadewitz.example/protocol/v1/schemas/deal-result.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.match === undefined) && (missing0 = "match"))) || ((data.deal === undefined) && (missing0 = "deal"))) || ((data.seat === undefined) && (missing0 = "seat"))) || ((data.dealer === undefined) && (missing0 = "dealer"))) || ((data.hands === undefined) && (missing0 = "hands"))) || ((data.tricks === undefined) && (missing0 = "tricks"))) || ((data.tricksTaken === undefined) && (missing0 = "tricksTaken"))) || ((data.points === undefined) && (missing0 = "points"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.chips === undefined) && (missing0 = "chips"))) || ((data.pool === undefined) && (missing0 = "pool"))) || ((data.balances === undefined) && (missing0 = "balances"))) || ((data.faults === undefined) && (missing0 = "faults"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("deal-result" !== data.type){
validate20.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "deal-result"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.match !== undefined){
let data1 = data.match;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate20.errors = [{instancePath:instancePath+"/match",schemaPath:"words.schema.json#/$defs/matchId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]{1,64}$"}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/match",schemaPath:"words.schema.json#/$defs/matchId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deal !== undefined){
let data2 = data.deal;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate20.errors = [{instancePath:instancePath+"/deal",schemaPath:"#/properties/deal/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 20 || isNaN(data2)){
validate20.errors = [{instancePath:instancePath+"/deal",schemaPath:"#/properties/deal/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate20.errors = [{instancePath:instancePath+"/deal",schemaPath:"#/properties/deal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seat !== undefined){
let data3 = data.seat;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate20.errors = [{instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/seat/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((((data3 === 0) || (data3 === 1)) || (data3 === 2)) || (data3 === 3))){
validate20.errors = [{instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema34.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dealer !== undefined){
let data4 = data.dealer;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate20.errors = [{instancePath:instancePath+"/dealer",schemaPath:"words.schema.json#/$defs/seat/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((((data4 === 0) || (data4 === 1)) || (data4 === 2)) || (data4 === 3))){
validate20.errors = [{instancePath:instancePath+"/dealer",schemaPath:"words.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema34.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hands !== undefined){
let data5 = data.hands;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data5)){
if(data5.length > 4){
validate20.errors = [{instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data5.length < 4){
validate20.errors = [{instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/minItems",keyword:"minItems",params:{limit: 4}}];
return false;
}
else {
var valid4 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
if(data6.length > 8){
validate20.errors = [{instancePath:instancePath+"/hands/" + i0,schemaPath:"#/properties/hands/items/maxItems",keyword:"maxItems",params:{limit: 8}}];
return false;
}
else {
if(data6.length < 8){
validate20.errors = [{instancePath:instancePath+"/hands/" + i0,schemaPath:"#/properties/hands/items/minItems",keyword:"minItems",params:{limit: 8}}];
return false;
}
else {
var valid5 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs18 = errors;
if(typeof data7 !== "string"){
validate20.errors = [{instancePath:instancePath+"/hands/" + i0+"/" + i1,schemaPath:"#/properties/hands/items/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(typeof data7 !== "string"){
validate20.errors = [{instancePath:instancePath+"/hands/" + i0+"/" + i1,schemaPath:"words.schema.json#/$defs/card/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((((((((((((((((((((data7 === "7C") || (data7 === "8C")) || (data7 === "9C")) || (data7 === "TC")) || (data7 === "JC")) || (data7 === "QC")) || (data7 === "KC")) || (data7 === "AC")) || (data7 === "7S")) || (data7 === "8S")) || (data7 === "9S")) || (data7 === "TS")) || (data7 === "JS")) || (data7 === "QS")) || (data7 === "KS")) || (data7 === "AS")) || (data7 === "7H")) || (data7 === "8H")) || (data7 === "9H")) || (data7 === "TH")) || (data7 === "JH")) || (data7 === "QH")) || (data7 === "KH")) || (data7 === "AH")) || (data7 === "7D")) || (data7 === "8D")) || (data7 === "9D")) || (data7 === "TD")) || (data7 === "JD")) || (data7 === "QD")) || (data7 === "KD")) || (data7 === "AD"))){
validate20.errors = [{instancePath:instancePath+"/hands/" + i0+"/" + i1,schemaPath:"words.schema.json#/$defs/card/enum",keyword:"enum",params:{allowedValues: schema36.enum}}];
return false;
}
var valid5 = _errs18 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i2 = data6.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data6[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate20.errors = [{instancePath:instancePath+"/hands/" + i0,schemaPath:"#/properties/hands/items/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}}];
return false;
break;
}
indices0[item0] = i2;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/hands/" + i0,schemaPath:"#/properties/hands/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tricks !== undefined){
let data8 = data.tricks;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data8)){
if(data8.length > 8){
validate20.errors = [{instancePath:instancePath+"/tricks",schemaPath:"#/properties/tricks/maxItems",keyword:"maxItems",params:{limit: 8}}];
return false;
}
else {
if(data8.length < 8){
validate20.errors = [{instancePath:instancePath+"/tricks",schemaPath:"#/properties/tricks/minItems",keyword:"minItems",params:{limit: 8}}];
return false;
}
else {
var valid8 = true;
const len2 = data8.length;
for(let i3=0; i3<len2; i3++){
const _errs24 = errors;
if(!(validate22(data8[i3], {instancePath:instancePath+"/tricks/" + i3,parentData:data8,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid8 = _errs24 === errors;
if(!valid8){
break;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/tricks",schemaPath:"#/properties/tricks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tricksTaken !== undefined){
let data10 = data.tricksTaken;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data10)){
if(data10.length > 4){
validate20.errors = [{instancePath:instancePath+"/tricksTaken",schemaPath:"words.schema.json#/$defs/countBySeat/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data10.length < 4){
validate20.errors = [{instancePath:instancePath+"/tricksTaken",schemaPath:"words.schema.json#/$defs/countBySeat/minItems",keyword:"minItems",params:{limit: 4}}];
return false;
}
else {
var valid10 = true;
const len3 = data10.length;
for(let i4=0; i4<len3; i4++){
let data11 = data10[i4];
const _errs28 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate20.errors = [{instancePath:instancePath+"/tricksTaken/" + i4,schemaPath:"words.schema.json#/$defs/countBySeat/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate20.errors = [{instancePath:instancePath+"/tricksTaken/" + i4,schemaPath:"words.schema.json#/$defs/countBySeat/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid10 = _errs28 === errors;
if(!valid10){
break;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/tricksTaken",schemaPath:"words.schema.json#/$defs/countBySeat/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.points !== undefined){
let data12 = data.points;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data12)){
if(data12.length > 4){
validate20.errors = [{instancePath:instancePath+"/points",schemaPath:"words.schema.json#/$defs/countBySeat/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data12.length < 4){
validate20.errors = [{instancePath:instancePath+"/points",schemaPath:"words.schema.json#/$defs/countBySeat/minItems",keyword:"minItems",params:{limit: 4}}];
return false;
}
else {
var valid12 = true;
const len4 = data12.length;
for(let i5=0; i5<len4; i5++){
let data13 = data12[i5];
const _errs33 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate20.errors = [{instancePath:instancePath+"/points/" + i5,schemaPath:"words.schema.json#/$defs/countBySeat/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs33){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate20.errors = [{instancePath:instancePath+"/points/" + i5,schemaPath:"words.schema.json#/$defs/countBySeat/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid12 = _errs33 === errors;
if(!valid12){
break;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/points",schemaPath:"words.schema.json#/$defs/countBySeat/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data14 = data.outcome;
const _errs35 = errors;
if(typeof data14 !== "string"){
validate20.errors = [{instancePath:instancePath+"/outcome",schemaPath:"words.schema.json#/$defs/outcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data14 === "slam") || (data14 === "penalty")) || (data14 === "equal")) || (data14 === "shared"))){
validate20.errors = [{instancePath:instancePath+"/outcome",schemaPath:"words.schema.json#/$defs/outcome/enum",keyword:"enum",params:{allowedValues: schema43.enum}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chips !== undefined){
let data15 = data.chips;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data15)){
if(data15.length > 4){
validate20.errors = [{instancePath:instancePath+"/chips",schemaPath:"words.schema.json#/$defs/chipsBySeat/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data15.length < 4){
validate20.errors = [{instancePath:instancePath+"/chips",schemaPath:"words.schema.json#/$defs/chipsBySeat/minItems",keyword:"minItems",params:{limit: 4}}];
return false;
}
else {
var valid15 = true;
const len5 = data15.length;
for(let i6=0; i6<len5; i6++){
let data16 = data15[i6];
const _errs41 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate20.errors = [{instancePath:instancePath+"/chips/" + i6,schemaPath:"words.schema.json#/$defs/chipsBySeat/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid15 = _errs41 === errors;
if(!valid15){
break;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/chips",schemaPath:"words.schema.json#/$defs/chipsBySeat/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pool !== undefined){
let data17 = data.pool;
const _errs43 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate20.errors = [{instancePath:instancePath+"/pool",schemaPath:"#/properties/pool/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs43){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate20.errors = [{instancePath:instancePath+"/pool",schemaPath:"#/properties/pool/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balances !== undefined){
let data18 = data.balances;
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data18)){
if(data18.length > 4){
validate20.errors = [{instancePath:instancePath+"/balances",schemaPath:"words.schema.json#/$defs/chipsBySeat/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data18.length < 4){
validate20.errors = [{instancePath:instancePath+"/balances",schemaPath:"words.schema.json#/$defs/chipsBySeat/minItems",keyword:"minItems",params:{limit: 4}}];
return false;
}
else {
var valid17 = true;
const len6 = data18.length;
for(let i7=0; i7<len6; i7++){
let data19 = data18[i7];
const _errs48 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate20.errors = [{instancePath:instancePath+"/balances/" + i7,schemaPath:"words.schema.json#/$defs/chipsBySeat/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid17 = _errs48 === errors;
if(!valid17){
break;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/balances",schemaPath:"words.schema.json#/$defs/chipsBySeat/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refund !== undefined){
let data20 = data.refund;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data20)){
if(data20.length > 4){
validate20.errors = [{instancePath:instancePath+"/refund",schemaPath:"words.schema.json#/$defs/chipsBySeat/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data20.length < 4){
validate20.errors = [{instancePath:instancePath+"/refund",schemaPath:"words.schema.json#/$defs/chipsBySeat/minItems",keyword:"minItems",params:{limit: 4}}];
return false;
}
else {
var valid19 = true;
const len7 = data20.length;
for(let i8=0; i8<len7; i8++){
let data21 = data20[i8];
const _errs53 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate20.errors = [{instancePath:instancePath+"/refund/" + i8,schemaPath:"words.schema.json#/$defs/chipsBySeat/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid19 = _errs53 === errors;
if(!valid19){
break;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/refund",schemaPath:"words.schema.json#/$defs/chipsBySeat/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.faults !== undefined){
let data22 = data.faults;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data22)){
var valid20 = true;
const len8 = data22.length;
for(let i9=0; i9<len8; i9++){
const _errs57 = errors;
if(!(validate24(data22[i9], {instancePath:instancePath+"/faults/" + i9,parentData:data22,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid20 = _errs57 === errors;
if(!valid20){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ErrorMessage: Validator<messages.ErrorMessage> = validate26;
const schema50 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://bassadewitz.example/protocol/v1/schemas/error.schema.json","title":"ErrorMessage","x-direction":"server-to-bot","type":"object","required":["type","code","message","docs"],"properties":{"type":{"const":"error"},"code":{"$ref":"words.schema.json#/$defs/errorCode"},"message":{"type":"string"},"docs":{"type":"string"},"request":{"$ref":"words.schema.json#/$defs/requestId"},"match":{"$ref":"words.schema.json#/$defs/matchId"},"at":{"type":"string"},"played":{"$ref":"words.schema.json#/$defs/card"}},"additionalProperties":false};
const schema51 = {"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,63}$","x-known-values":["FRAME_TOO_LARGE","FRAME_OVERSIZE","TOO_MANY_FRAGMENTS","NOT_UTF8","BINARY_FRAME","INVALID_JSON","UNKNOWN_TYPE","UNKNOWN_FIELD","SCHEMA","UNEXPECTED_MESSAGE","UNSUPPORTED_VERSION","UNAUTHORIZED","NAME_MISMATCH","NAME_TAKEN","HANDSHAKE_TIMEOUT","PREPARE_TIMEOUT","UNRESPONSIVE","REPLACED","BUDGET_SPENT","FLOOD","SLOW_READER","TOO_MANY_CONNECTIONS","TOO_MANY_LOGINS","ORIGIN_REFUSED","SERVER_CLOSING","UNKNOWN_REQUEST","DUPLICATE","LATE","ILLEGAL_CARD","TIMEOUT","STOOD_IN","VERSION_CHANGED","INTERNAL"],"enum":["FRAME_TOO_LARGE","FRAME_OVERSIZE","TOO_MANY_FRAGMENTS","NOT_UTF8","BINARY_FRAME","INVALID_JSON","UNKNOWN_TYPE","UNKNOWN_FIELD","SCHEMA","UNEXPECTED_MESSAGE","UNSUPPORTED_VERSION","UNAUTHORIZED","NAME_MISMATCH","NAME_TAKEN","HANDSHAKE_TIMEOUT","PREPARE_TIMEOUT","UNRESPONSIVE","REPLACED","BUDGET_SPENT","FLOOD","SLOW_READER","TOO_MANY_CONNECTIONS","TOO_MANY_LOGINS","ORIGIN_REFUSED","SERVER_CLOSING","UNKNOWN_REQUEST","DUPLICATE","LATE","ILLEGAL_CARD","TIMEOUT","STOOD_IN","VERSION_CHANGED","INTERNAL"]};
const schema52 = {"type":"string","pattern":"^[A-Za-z0-9._:-]{1,64}$"};
const pattern5 = new RegExp("^[A-Z][A-Z0-9_]{0,63}$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://bassadewitz.example/protocol/v1/schemas/error.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.docs === undefined) && (missing0 = "docs"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "code")) || (key0 === "message")) || (key0 === "docs")) || (key0 === "request")) || (key0 === "match")) || (key0 === "at")) || (key0 === "played"))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("error" !== data.type){
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "error"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs3 = errors;
const _errs4 = errors;
if(!(((((((((((((((((((((((((((((((((data1 === "FRAME_TOO_LARGE") || (data1 === "FRAME_OVERSIZE")) || (data1 === "TOO_MANY_FRAGMENTS")) || (data1 === "NOT_UTF8")) || (data1 === "BINARY_FRAME")) || (data1 === "INVALID_JSON")) || (data1 === "UNKNOWN_TYPE")) || (data1 === "UNKNOWN_FIELD")) || (data1 === "SCHEMA")) || (data1 === "UNEXPECTED_MESSAGE")) || (data1 === "UNSUPPORTED_VERSION")) || (data1 === "UNAUTHORIZED")) || (data1 === "NAME_MISMATCH")) || (data1 === "NAME_TAKEN")) || (data1 === "HANDSHAKE_TIMEOUT")) || (data1 === "PREPARE_TIMEOUT")) || (data1 === "UNRESPONSIVE")) || (data1 === "REPLACED")) || (data1 === "BUDGET_SPENT")) || (data1 === "FLOOD")) || (data1 === "SLOW_READER")) || (data1 === "TOO_MANY_CONNECTIONS")) || (data1 === "TOO_MANY_LOGINS")) || (data1 === "ORIGIN_REFUSED")) || (data1 === "SERVER_CLOSING")) || (data1 === "UNKNOWN_REQUEST")) || (data1 === "DUPLICATE")) || (data1 === "LATE")) || (data1 === "ILLEGAL_CARD")) || (data1 === "TIMEOUT")) || (data1 === "STOOD_IN")) || (data1 === "VERSION_CHANGED")) || (data1 === "INTERNAL"))){
validate26.errors = [{instancePath:instancePath+"/code",schemaPath:"words.schema.json#/$defs/errorCode/enum",keyword:"enum",params:{allowedValues: schema51.enum}}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate26.errors = [{instancePath:instancePath+"/code",schemaPath:"words.schema.json#/$defs/errorCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]{0,63}$"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/code",schemaPath:"words.schema.json#/$defs/errorCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs6 = errors;
if(typeof data.message !== "string"){
validate26.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.docs !== undefined){
const _errs8 = errors;
if(typeof data.docs !== "string"){
validate26.errors = [{instancePath:instancePath+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined){
let data4 = data.request;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate26.errors = [{instancePath:instancePath+"/request",schemaPath:"words.schema.json#/$defs/requestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]{1,64}$"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/request",schemaPath:"words.schema.json#/$defs/requestId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.match !== undefined){
let data5 = data.match;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
validate26.errors = [{instancePath:instancePath+"/match",schemaPath:"words.schema.json#/$defs/matchId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]{1,64}$"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/match",schemaPath:"words.schema.json#/$defs/matchId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs16 = errors;
if(typeof data.at !== "string"){
validate26.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.played !== undefined){
let data7 = data.played;
const _errs18 = errors;
if(typeof data7 !== "string"){
validate26.errors = [{instancePath:instancePath+"/played",schemaPath:"words.schema.json#/$defs/card/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((((((((((((((((((((data7 === "7C") || (data7 === "8C")) || (data7 === "9C")) || (data7 === "TC")) || (data7 === "JC")) || (data7 === "QC")) || (data7 === "KC")) || (data7 === "AC")) || (data7 === "7S")) || (data7 === "8S")) || (data7 === "9S")) || (data7 === "TS")) || (data7 === "JS")) || (data7 === "QS")) || (data7 === "KS")) || (data7 === "AS")) || (data7 === "7H")) || (data7 === "8H")) || (data7 === "9H")) || (data7 === "TH")) || (data7 === "JH")) || (data7 === "QH")) || (data7 === "KH")) || (data7 === "AH")) || (data7 === "7D")) || (data7 === "8D")) || (data7 === "9D")) || (data7 === "TD")) || (data7 === "JD")) || (data7 === "QD")) || (data7 === "KD")) || (data7 === "AD"))){
validate26.errors = [{instancePath:instancePath+"/played",schemaPath:"words.schema.json#/$defs/card/enum",keyword:"enum",params:{allowedValues: schema36.enum}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Goodbye: Validator<messages.Goodbye> = validate27;
const schema55 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://bassadewitz.example/protocol/v1/schemas/goodbye.schema.json","title":"Goodbye","x-direction":"server-to-bot","type":"object","required":["type","reason","message"],"properties":{"type":{"const":"goodbye"},"reason":{"$ref":"words.schema.json#/$defs/goodbyeReason"},"message":{"type":"string"}},"additionalProperties":false};
const schema56 = {"type":"string","pattern":"^[a-z][a-z-]{0,63}$","x-known-values":["tournament-over","server-closing","replaced","bot-left","withdrawn","disqualified"],"enum":["tournament-over","server-closing","replaced","bot-left","withdrawn","disqualified"]};
const pattern8 = new RegExp("^[a-z][a-z-]{0,63}$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://bassadewitz.example/protocol/v1/schemas/goodbye.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.message === undefined) && (missing0 = "message"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "reason")) || (key0 === "message"))){
validate27.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("goodbye" !== data.type){
validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "goodbye"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data1 = data.reason;
const _errs3 = errors;
const _errs4 = errors;
if(!((((((data1 === "tournament-over") || (data1 === "server-closing")) || (data1 === "replaced")) || (data1 === "bot-left")) || (data1 === "withdrawn")) || (data1 === "disqualified"))){
validate27.errors = [{instancePath:instancePath+"/reason",schemaPath:"words.schema.json#/$defs/goodbyeReason/enum",keyword:"enum",params:{allowedValues: schema56.enum}}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate27.errors = [{instancePath:instancePath+"/reason",schemaPath:"words.schema.json#/$defs/goodbyeReason/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z-]{0,63}$"}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/reason",schemaPath:"words.schema.json#/$defs/goodbyeReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs6 = errors;
if(typeof data.message !== "string"){
validate27.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const MatchResult: Validator<messages.MatchResult> = validate28;
const schema57 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://bassadewitz.example/protocol/v1/schemas/match-result.schema.json","title":"MatchResult","x-direction":"server-to-bot","type":"object","required":["type","match","ruleSet","seat","chips","places","deals","receipt"],"properties":{"type":{"const":"match-result"},"match":{"$ref":"words.schema.json#/$defs/matchId"},"ruleSet":{"$ref":"words.schema.json#/$defs/ruleSet"},"seat":{"$ref":"words.schema.json#/$defs/seat"},"chips":{"$ref":"words.schema.json#/$defs/chipsBySeat"},"places":{"type":"array","items":{"type":"integer","minimum":1,"maximum":4},"minItems":4,"maxItems":4},"deals":{"type":"integer","minimum":1,"maximum":21},"standIn":{"type":"boolean"},"receipt":{"type":"string","pattern":"^[0-9a-f]{64}$"}},"additionalProperties":false};
const schema59 = {"type":"string","enum":["classic","easy","swedish"]};
const pattern10 = new RegExp("^[0-9a-f]{64}$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://bassadewitz.example/protocol/v1/schemas/match-result.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.type === undefined) && (missing0 = "type")) || ((data.match === undefined) && (missing0 = "match"))) || ((data.ruleSet === undefined) && (missing0 = "ruleSet"))) || ((data.seat === undefined) && (missing0 = "seat"))) || ((data.chips === undefined) && (missing0 = "chips"))) || ((data.places === undefined) && (missing0 = "places"))) || ((data.deals === undefined) && (missing0 = "deals"))) || ((data.receipt === undefined) && (missing0 = "receipt"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema57.properties, key0))){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("match-result" !== data.type){
validate28.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "match-result"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.match !== undefined){
let data1 = data.match;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate28.errors = [{instancePath:instancePath+"/match",schemaPath:"words.schema.json#/$defs/matchId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]{1,64}$"}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/match",schemaPath:"words.schema.json#/$defs/matchId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ruleSet !== undefined){
let data2 = data.ruleSet;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate28.errors = [{instancePath:instancePath+"/ruleSet",schemaPath:"words.schema.json#/$defs/ruleSet/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "classic") || (data2 === "easy")) || (data2 === "swedish"))){
validate28.errors = [{instancePath:instancePath+"/ruleSet",schemaPath:"words.schema.json#/$defs/ruleSet/enum",keyword:"enum",params:{allowedValues: schema59.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seat !== undefined){
let data3 = data.seat;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate28.errors = [{instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/seat/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((((data3 === 0) || (data3 === 1)) || (data3 === 2)) || (data3 === 3))){
validate28.errors = [{instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema34.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chips !== undefined){
let data4 = data.chips;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data4)){
if(data4.length > 4){
validate28.errors = [{instancePath:instancePath+"/chips",schemaPath:"words.schema.json#/$defs/chipsBySeat/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data4.length < 4){
validate28.errors = [{instancePath:instancePath+"/chips",schemaPath:"words.schema.json#/$defs/chipsBySeat/minItems",keyword:"minItems",params:{limit: 4}}];
return false;
}
else {
var valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate28.errors = [{instancePath:instancePath+"/chips/" + i0,schemaPath:"words.schema.json#/$defs/chipsBySeat/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs15 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/chips",schemaPath:"words.schema.json#/$defs/chipsBySeat/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.places !== undefined){
let data6 = data.places;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data6)){
if(data6.length > 4){
validate28.errors = [{instancePath:instancePath+"/places",schemaPath:"#/properties/places/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data6.length < 4){
validate28.errors = [{instancePath:instancePath+"/places",schemaPath:"#/properties/places/minItems",keyword:"minItems",params:{limit: 4}}];
return false;
}
else {
var valid6 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs19 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate28.errors = [{instancePath:instancePath+"/places/" + i1,schemaPath:"#/properties/places/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 4 || isNaN(data7)){
validate28.errors = [{instancePath:instancePath+"/places/" + i1,schemaPath:"#/properties/places/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4}}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate28.errors = [{instancePath:instancePath+"/places/" + i1,schemaPath:"#/properties/places/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deals !== undefined){
let data8 = data.deals;
const _errs21 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate28.errors = [{instancePath:instancePath+"/deals",schemaPath:"#/properties/deals/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 21 || isNaN(data8)){
validate28.errors = [{instancePath:instancePath+"/deals",schemaPath:"#/properties/deals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 21}}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate28.errors = [{instancePath:instancePath+"/deals",schemaPath:"#/properties/deals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.standIn !== undefined){
const _errs23 = errors;
if(typeof data.standIn !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/standIn",schemaPath:"#/properties/standIn/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receipt !== undefined){
let data10 = data.receipt;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data10 === "string"){
if(!pattern10.test(data10)){
validate28.errors = [{instancePath:instancePath+"/receipt",schemaPath:"#/properties/receipt/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/receipt",schemaPath:"#/properties/receipt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Request: Validator<messages.Request> = validate29;
const schema62 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://bassadewitz.example/protocol/v1/schemas/request.schema.json","title":"Request","x-direction":"server-to-bot","type":"object","required":["type","request","match","ruleSet","seat","dealer","deal","hand","legal","trick","tricks","balances","pool","seed","moveMs","bankMs","networkMs"],"properties":{"type":{"const":"request"},"request":{"$ref":"words.schema.json#/$defs/requestId"},"match":{"$ref":"words.schema.json#/$defs/matchId"},"ruleSet":{"$ref":"words.schema.json#/$defs/ruleSet"},"seat":{"$ref":"words.schema.json#/$defs/seat"},"dealer":{"$ref":"words.schema.json#/$defs/seat"},"deal":{"type":"integer","minimum":0,"maximum":20},"hand":{"type":"array","items":{"type":"string","$ref":"words.schema.json#/$defs/card"},"minItems":2,"maxItems":8,"uniqueItems":true},"legal":{"type":"array","items":{"type":"string","$ref":"words.schema.json#/$defs/card"},"minItems":2,"maxItems":8,"uniqueItems":true},"trick":{"$ref":"words.schema.json#/$defs/openTrick"},"tricks":{"type":"array","items":{"$ref":"words.schema.json#/$defs/finishedTrick"},"maxItems":7},"balances":{"$ref":"words.schema.json#/$defs/chipsBySeat"},"pool":{"type":"integer","minimum":0},"seed":{"type":"string","pattern":"^[0-9a-f]{16}$"},"moveMs":{"$ref":"words.schema.json#/$defs/milliseconds"},"bankMs":{"$ref":"words.schema.json#/$defs/milliseconds"},"networkMs":{"$ref":"words.schema.json#/$defs/milliseconds"}},"additionalProperties":false};
const schema78 = {"type":"integer","minimum":0};
const pattern13 = new RegExp("^[0-9a-f]{16}$", "u");
const schema70 = {"type":"object","required":["leader","cards"],"properties":{"leader":{"$ref":"words.schema.json#/$defs/seat"},"cards":{"type":"array","items":{"type":"string","$ref":"words.schema.json#/$defs/card"},"maxItems":3,"uniqueItems":true}},"additionalProperties":false};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.leader === undefined) && (missing0 = "leader")) || ((data.cards === undefined) && (missing0 = "cards"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "leader") || (key0 === "cards"))){
validate30.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.leader !== undefined){
let data0 = data.leader;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate30.errors = [{instancePath:instancePath+"/leader",schemaPath:"words.schema.json#/$defs/seat/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate30.errors = [{instancePath:instancePath+"/leader",schemaPath:"words.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema34.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cards !== undefined){
let data1 = data.cards;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 3){
validate30.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
if(typeof data2 !== "string"){
validate30.errors = [{instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(typeof data2 !== "string"){
validate30.errors = [{instancePath:instancePath+"/cards/" + i0,schemaPath:"words.schema.json#/$defs/card/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((((((((((((((((((((data2 === "7C") || (data2 === "8C")) || (data2 === "9C")) || (data2 === "TC")) || (data2 === "JC")) || (data2 === "QC")) || (data2 === "KC")) || (data2 === "AC")) || (data2 === "7S")) || (data2 === "8S")) || (data2 === "9S")) || (data2 === "TS")) || (data2 === "JS")) || (data2 === "QS")) || (data2 === "KS")) || (data2 === "AS")) || (data2 === "7H")) || (data2 === "8H")) || (data2 === "9H")) || (data2 === "TH")) || (data2 === "JH")) || (data2 === "QH")) || (data2 === "KH")) || (data2 === "AH")) || (data2 === "7D")) || (data2 === "8D")) || (data2 === "9D")) || (data2 === "TD")) || (data2 === "JD")) || (data2 === "QD")) || (data2 === "KD")) || (data2 === "AD"))){
validate30.errors = [{instancePath:instancePath+"/cards/" + i0,schemaPath:"words.schema.json#/$defs/card/enum",keyword:"enum",params:{allowedValues: schema36.enum}}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
if(valid2){
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate30.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.leader === undefined) && (missing0 = "leader")) || ((data.cards === undefined) && (missing0 = "cards"))) || ((data.winner === undefined) && (missing0 = "winner"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "leader") || (key0 === "cards")) || (key0 === "winner"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.leader !== undefined){
let data0 = data.leader;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate32.errors = [{instancePath:instancePath+"/leader",schemaPath:"words.schema.json#/$defs/seat/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((((data0 === 0) || (data0 === 1)) || (data0 === 2)) || (data0 === 3))){
validate32.errors = [{instancePath:instancePath+"/leader",schemaPath:"words.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema34.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cards !== undefined){
let data1 = data.cards;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 4){
validate32.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data1.length < 4){
validate32.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/minItems",keyword:"minItems",params:{limit: 4}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
if(typeof data2 !== "string"){
validate32.errors = [{instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(typeof data2 !== "string"){
validate32.errors = [{instancePath:instancePath+"/cards/" + i0,schemaPath:"words.schema.json#/$defs/card/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((((((((((((((((((((data2 === "7C") || (data2 === "8C")) || (data2 === "9C")) || (data2 === "TC")) || (data2 === "JC")) || (data2 === "QC")) || (data2 === "KC")) || (data2 === "AC")) || (data2 === "7S")) || (data2 === "8S")) || (data2 === "9S")) || (data2 === "TS")) || (data2 === "JS")) || (data2 === "QS")) || (data2 === "KS")) || (data2 === "AS")) || (data2 === "7H")) || (data2 === "8H")) || (data2 === "9H")) || (data2 === "TH")) || (data2 === "JH")) || (data2 === "QH")) || (data2 === "KH")) || (data2 === "AH")) || (data2 === "7D")) || (data2 === "8D")) || (data2 === "9D")) || (data2 === "TD")) || (data2 === "JD")) || (data2 === "QD")) || (data2 === "KD")) || (data2 === "AD"))){
validate32.errors = [{instancePath:instancePath+"/cards/" + i0,schemaPath:"words.schema.json#/$defs/card/enum",keyword:"enum",params:{allowedValues: schema36.enum}}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
if(valid2){
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate32.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.winner !== undefined){
let data3 = data.winner;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate32.errors = [{instancePath:instancePath+"/winner",schemaPath:"words.schema.json#/$defs/seat/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((((data3 === 0) || (data3 === 1)) || (data3 === 2)) || (data3 === 3))){
validate32.errors = [{instancePath:instancePath+"/winner",schemaPath:"words.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema34.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://bassadewitz.example/protocol/v1/schemas/request.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.request === undefined) && (missing0 = "request"))) || ((data.match === undefined) && (missing0 = "match"))) || ((data.ruleSet === undefined) && (missing0 = "ruleSet"))) || ((data.seat === undefined) && (missing0 = "seat"))) || ((data.dealer === undefined) && (missing0 = "dealer"))) || ((data.deal === undefined) && (missing0 = "deal"))) || ((data.hand === undefined) && (missing0 = "hand"))) || ((data.legal === undefined) && (missing0 = "legal"))) || ((data.trick === undefined) && (missing0 = "trick"))) || ((data.tricks === undefined) && (missing0 = "tricks"))) || ((data.balances === undefined) && (missing0 = "balances"))) || ((data.pool === undefined) && (missing0 = "pool"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.moveMs === undefined) && (missing0 = "moveMs"))) || ((data.bankMs === undefined) && (missing0 = "bankMs"))) || ((data.networkMs === undefined) && (missing0 = "networkMs"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema62.properties, key0))){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("request" !== data.type){
validate29.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "request"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request !== undefined){
let data1 = data.request;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate29.errors = [{instancePath:instancePath+"/request",schemaPath:"words.schema.json#/$defs/requestId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]{1,64}$"}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/request",schemaPath:"words.schema.json#/$defs/requestId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.match !== undefined){
let data2 = data.match;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate29.errors = [{instancePath:instancePath+"/match",schemaPath:"words.schema.json#/$defs/matchId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]{1,64}$"}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/match",schemaPath:"words.schema.json#/$defs/matchId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ruleSet !== undefined){
let data3 = data.ruleSet;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate29.errors = [{instancePath:instancePath+"/ruleSet",schemaPath:"words.schema.json#/$defs/ruleSet/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "classic") || (data3 === "easy")) || (data3 === "swedish"))){
validate29.errors = [{instancePath:instancePath+"/ruleSet",schemaPath:"words.schema.json#/$defs/ruleSet/enum",keyword:"enum",params:{allowedValues: schema59.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seat !== undefined){
let data4 = data.seat;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate29.errors = [{instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/seat/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((((data4 === 0) || (data4 === 1)) || (data4 === 2)) || (data4 === 3))){
validate29.errors = [{instancePath:instancePath+"/seat",schemaPath:"words.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema34.enum}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dealer !== undefined){
let data5 = data.dealer;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate29.errors = [{instancePath:instancePath+"/dealer",schemaPath:"words.schema.json#/$defs/seat/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(!((((data5 === 0) || (data5 === 1)) || (data5 === 2)) || (data5 === 3))){
validate29.errors = [{instancePath:instancePath+"/dealer",schemaPath:"words.schema.json#/$defs/seat/enum",keyword:"enum",params:{allowedValues: schema34.enum}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deal !== undefined){
let data6 = data.deal;
const _errs18 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate29.errors = [{instancePath:instancePath+"/deal",schemaPath:"#/properties/deal/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 20 || isNaN(data6)){
validate29.errors = [{instancePath:instancePath+"/deal",schemaPath:"#/properties/deal/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate29.errors = [{instancePath:instancePath+"/deal",schemaPath:"#/properties/deal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hand !== undefined){
let data7 = data.hand;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data7)){
if(data7.length > 8){
validate29.errors = [{instancePath:instancePath+"/hand",schemaPath:"#/properties/hand/maxItems",keyword:"maxItems",params:{limit: 8}}];
return false;
}
else {
if(data7.length < 2){
validate29.errors = [{instancePath:instancePath+"/hand",schemaPath:"#/properties/hand/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid6 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs22 = errors;
if(typeof data8 !== "string"){
validate29.errors = [{instancePath:instancePath+"/hand/" + i0,schemaPath:"#/properties/hand/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(typeof data8 !== "string"){
validate29.errors = [{instancePath:instancePath+"/hand/" + i0,schemaPath:"words.schema.json#/$defs/card/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((((((((((((((((((((data8 === "7C") || (data8 === "8C")) || (data8 === "9C")) || (data8 === "TC")) || (data8 === "JC")) || (data8 === "QC")) || (data8 === "KC")) || (data8 === "AC")) || (data8 === "7S")) || (data8 === "8S")) || (data8 === "9S")) || (data8 === "TS")) || (data8 === "JS")) || (data8 === "QS")) || (data8 === "KS")) || (data8 === "AS")) || (data8 === "7H")) || (data8 === "8H")) || (data8 === "9H")) || (data8 === "TH")) || (data8 === "JH")) || (data8 === "QH")) || (data8 === "KH")) || (data8 === "AH")) || (data8 === "7D")) || (data8 === "8D")) || (data8 === "9D")) || (data8 === "TD")) || (data8 === "JD")) || (data8 === "QD")) || (data8 === "KD")) || (data8 === "AD"))){
validate29.errors = [{instancePath:instancePath+"/hand/" + i0,schemaPath:"words.schema.json#/$defs/card/enum",keyword:"enum",params:{allowedValues: schema36.enum}}];
return false;
}
var valid6 = _errs22 === errors;
if(!valid6){
break;
}
}
if(valid6){
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate29.errors = [{instancePath:instancePath+"/hand",schemaPath:"#/properties/hand/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/hand",schemaPath:"#/properties/hand/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.legal !== undefined){
let data9 = data.legal;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data9)){
if(data9.length > 8){
validate29.errors = [{instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/maxItems",keyword:"maxItems",params:{limit: 8}}];
return false;
}
else {
if(data9.length < 2){
validate29.errors = [{instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid9 = true;
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
let data10 = data9[i2];
const _errs28 = errors;
if(typeof data10 !== "string"){
validate29.errors = [{instancePath:instancePath+"/legal/" + i2,schemaPath:"#/properties/legal/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(typeof data10 !== "string"){
validate29.errors = [{instancePath:instancePath+"/legal/" + i2,schemaPath:"words.schema.json#/$defs/card/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((((((((((((((((((((data10 === "7C") || (data10 === "8C")) || (data10 === "9C")) || (data10 === "TC")) || (data10 === "JC")) || (data10 === "QC")) || (data10 === "KC")) || (data10 === "AC")) || (data10 === "7S")) || (data10 === "8S")) || (data10 === "9S")) || (data10 === "TS")) || (data10 === "JS")) || (data10 === "QS")) || (data10 === "KS")) || (data10 === "AS")) || (data10 === "7H")) || (data10 === "8H")) || (data10 === "9H")) || (data10 === "TH")) || (data10 === "JH")) || (data10 === "QH")) || (data10 === "KH")) || (data10 === "AH")) || (data10 === "7D")) || (data10 === "8D")) || (data10 === "9D")) || (data10 === "TD")) || (data10 === "JD")) || (data10 === "QD")) || (data10 === "KD")) || (data10 === "AD"))){
validate29.errors = [{instancePath:instancePath+"/legal/" + i2,schemaPath:"words.schema.json#/$defs/card/enum",keyword:"enum",params:{allowedValues: schema36.enum}}];
return false;
}
var valid9 = _errs28 === errors;
if(!valid9){
break;
}
}
if(valid9){
let i3 = data9.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data9[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
validate29.errors = [{instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}}];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trick !== undefined){
const _errs32 = errors;
if(!(validate30(data.trick, {instancePath:instancePath+"/trick",parentData:data,parentDataProperty:"trick",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tricks !== undefined){
let data12 = data.tricks;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data12)){
if(data12.length > 7){
validate29.errors = [{instancePath:instancePath+"/tricks",schemaPath:"#/properties/tricks/maxItems",keyword:"maxItems",params:{limit: 7}}];
return false;
}
else {
var valid12 = true;
const len2 = data12.length;
for(let i4=0; i4<len2; i4++){
const _errs35 = errors;
if(!(validate32(data12[i4], {instancePath:instancePath+"/tricks/" + i4,parentData:data12,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid12 = _errs35 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/tricks",schemaPath:"#/properties/tricks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balances !== undefined){
let data14 = data.balances;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data14)){
if(data14.length > 4){
validate29.errors = [{instancePath:instancePath+"/balances",schemaPath:"words.schema.json#/$defs/chipsBySeat/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data14.length < 4){
validate29.errors = [{instancePath:instancePath+"/balances",schemaPath:"words.schema.json#/$defs/chipsBySeat/minItems",keyword:"minItems",params:{limit: 4}}];
return false;
}
else {
var valid14 = true;
const len3 = data14.length;
for(let i5=0; i5<len3; i5++){
let data15 = data14[i5];
const _errs39 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate29.errors = [{instancePath:instancePath+"/balances/" + i5,schemaPath:"words.schema.json#/$defs/chipsBySeat/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid14 = _errs39 === errors;
if(!valid14){
break;
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/balances",schemaPath:"words.schema.json#/$defs/chipsBySeat/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pool !== undefined){
let data16 = data.pool;
const _errs41 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate29.errors = [{instancePath:instancePath+"/pool",schemaPath:"#/properties/pool/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs41){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate29.errors = [{instancePath:instancePath+"/pool",schemaPath:"#/properties/pool/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data17 = data.seed;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data17 === "string"){
if(!pattern13.test(data17)){
validate29.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moveMs !== undefined){
let data18 = data.moveMs;
const _errs45 = errors;
const _errs46 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate29.errors = [{instancePath:instancePath+"/moveMs",schemaPath:"words.schema.json#/$defs/milliseconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs46){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate29.errors = [{instancePath:instancePath+"/moveMs",schemaPath:"words.schema.json#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bankMs !== undefined){
let data19 = data.bankMs;
const _errs48 = errors;
const _errs49 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate29.errors = [{instancePath:instancePath+"/bankMs",schemaPath:"words.schema.json#/$defs/milliseconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs49){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate29.errors = [{instancePath:instancePath+"/bankMs",schemaPath:"words.schema.json#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.networkMs !== undefined){
let data20 = data.networkMs;
const _errs51 = errors;
const _errs52 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate29.errors = [{instancePath:instancePath+"/networkMs",schemaPath:"words.schema.json#/$defs/milliseconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs52){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate29.errors = [{instancePath:instancePath+"/networkMs",schemaPath:"words.schema.json#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const Welcome: Validator<messages.Welcome> = validate34;
const schema81 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://bassadewitz.example/protocol/v1/schemas/welcome.schema.json","title":"Welcome","x-direction":"server-to-bot","type":"object","required":["type","protocol","session","name","tables","limits","server"],"properties":{"type":{"const":"welcome"},"protocol":{"$ref":"words.schema.json#/$defs/protocolVersion"},"session":{"type":"string","pattern":"^[A-Za-z0-9._:-]{1,64}$"},"name":{"$ref":"words.schema.json#/$defs/botName"},"tables":{"type":"integer","minimum":1},"limits":{"$ref":"#/$defs/limits"},"server":{"type":"string"}},"$defs":{"limits":{"type":"object","required":["softFrameBytes","hardFrameBytes","prepareMs","heartbeatMs","moveMs","bankMs"],"properties":{"softFrameBytes":{"type":"integer","minimum":1},"hardFrameBytes":{"type":"integer","minimum":1},"prepareMs":{"type":"integer","minimum":1},"heartbeatMs":{"type":"integer","minimum":1},"missedBeats":{"type":"integer","minimum":1},"moveMs":{"$ref":"words.schema.json#/$defs/milliseconds"},"bankMs":{"$ref":"words.schema.json#/$defs/milliseconds"},"networkMs":{"$ref":"words.schema.json#/$defs/milliseconds"},"strikes":{"type":"integer","minimum":1},"fragments":{"type":"integer","minimum":1},"framesPerSecond":{"type":"integer","minimum":1},"unansweredFrames":{"type":"integer","minimum":1},"badFrames":{"type":"integer","minimum":1},"bufferedBytes":{"type":"integer","minimum":1}},"additionalProperties":false}},"additionalProperties":false};
const schema82 = {"type":"string","pattern":"^[0-9]{1,4}\\.[0-9]{1,4}$"};
const schema83 = {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$"};
const pattern14 = new RegExp("^[0-9]{1,4}\\.[0-9]{1,4}$", "u");
const pattern16 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$", "u");
const schema84 = {"type":"object","required":["softFrameBytes","hardFrameBytes","prepareMs","heartbeatMs","moveMs","bankMs"],"properties":{"softFrameBytes":{"type":"integer","minimum":1},"hardFrameBytes":{"type":"integer","minimum":1},"prepareMs":{"type":"integer","minimum":1},"heartbeatMs":{"type":"integer","minimum":1},"missedBeats":{"type":"integer","minimum":1},"moveMs":{"$ref":"words.schema.json#/$defs/milliseconds"},"bankMs":{"$ref":"words.schema.json#/$defs/milliseconds"},"networkMs":{"$ref":"words.schema.json#/$defs/milliseconds"},"strikes":{"type":"integer","minimum":1},"fragments":{"type":"integer","minimum":1},"framesPerSecond":{"type":"integer","minimum":1},"unansweredFrames":{"type":"integer","minimum":1},"badFrames":{"type":"integer","minimum":1},"bufferedBytes":{"type":"integer","minimum":1}},"additionalProperties":false};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.softFrameBytes === undefined) && (missing0 = "softFrameBytes")) || ((data.hardFrameBytes === undefined) && (missing0 = "hardFrameBytes"))) || ((data.prepareMs === undefined) && (missing0 = "prepareMs"))) || ((data.heartbeatMs === undefined) && (missing0 = "heartbeatMs"))) || ((data.moveMs === undefined) && (missing0 = "moveMs"))) || ((data.bankMs === undefined) && (missing0 = "bankMs"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema84.properties, key0))){
validate35.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.softFrameBytes !== undefined){
let data0 = data.softFrameBytes;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate35.errors = [{instancePath:instancePath+"/softFrameBytes",schemaPath:"#/properties/softFrameBytes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate35.errors = [{instancePath:instancePath+"/softFrameBytes",schemaPath:"#/properties/softFrameBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hardFrameBytes !== undefined){
let data1 = data.hardFrameBytes;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate35.errors = [{instancePath:instancePath+"/hardFrameBytes",schemaPath:"#/properties/hardFrameBytes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate35.errors = [{instancePath:instancePath+"/hardFrameBytes",schemaPath:"#/properties/hardFrameBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prepareMs !== undefined){
let data2 = data.prepareMs;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate35.errors = [{instancePath:instancePath+"/prepareMs",schemaPath:"#/properties/prepareMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate35.errors = [{instancePath:instancePath+"/prepareMs",schemaPath:"#/properties/prepareMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.heartbeatMs !== undefined){
let data3 = data.heartbeatMs;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate35.errors = [{instancePath:instancePath+"/heartbeatMs",schemaPath:"#/properties/heartbeatMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate35.errors = [{instancePath:instancePath+"/heartbeatMs",schemaPath:"#/properties/heartbeatMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.missedBeats !== undefined){
let data4 = data.missedBeats;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate35.errors = [{instancePath:instancePath+"/missedBeats",schemaPath:"#/properties/missedBeats/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate35.errors = [{instancePath:instancePath+"/missedBeats",schemaPath:"#/properties/missedBeats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moveMs !== undefined){
let data5 = data.moveMs;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate35.errors = [{instancePath:instancePath+"/moveMs",schemaPath:"words.schema.json#/$defs/milliseconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate35.errors = [{instancePath:instancePath+"/moveMs",schemaPath:"words.schema.json#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bankMs !== undefined){
let data6 = data.bankMs;
const _errs15 = errors;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate35.errors = [{instancePath:instancePath+"/bankMs",schemaPath:"words.schema.json#/$defs/milliseconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate35.errors = [{instancePath:instancePath+"/bankMs",schemaPath:"words.schema.json#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.networkMs !== undefined){
let data7 = data.networkMs;
const _errs18 = errors;
const _errs19 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate35.errors = [{instancePath:instancePath+"/networkMs",schemaPath:"words.schema.json#/$defs/milliseconds/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate35.errors = [{instancePath:instancePath+"/networkMs",schemaPath:"words.schema.json#/$defs/milliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strikes !== undefined){
let data8 = data.strikes;
const _errs21 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate35.errors = [{instancePath:instancePath+"/strikes",schemaPath:"#/properties/strikes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate35.errors = [{instancePath:instancePath+"/strikes",schemaPath:"#/properties/strikes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fragments !== undefined){
let data9 = data.fragments;
const _errs23 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate35.errors = [{instancePath:instancePath+"/fragments",schemaPath:"#/properties/fragments/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs23){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate35.errors = [{instancePath:instancePath+"/fragments",schemaPath:"#/properties/fragments/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.framesPerSecond !== undefined){
let data10 = data.framesPerSecond;
const _errs25 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate35.errors = [{instancePath:instancePath+"/framesPerSecond",schemaPath:"#/properties/framesPerSecond/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs25){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate35.errors = [{instancePath:instancePath+"/framesPerSecond",schemaPath:"#/properties/framesPerSecond/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unansweredFrames !== undefined){
let data11 = data.unansweredFrames;
const _errs27 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate35.errors = [{instancePath:instancePath+"/unansweredFrames",schemaPath:"#/properties/unansweredFrames/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs27){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate35.errors = [{instancePath:instancePath+"/unansweredFrames",schemaPath:"#/properties/unansweredFrames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.badFrames !== undefined){
let data12 = data.badFrames;
const _errs29 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate35.errors = [{instancePath:instancePath+"/badFrames",schemaPath:"#/properties/badFrames/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs29){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate35.errors = [{instancePath:instancePath+"/badFrames",schemaPath:"#/properties/badFrames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bufferedBytes !== undefined){
let data13 = data.bufferedBytes;
const _errs31 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate35.errors = [{instancePath:instancePath+"/bufferedBytes",schemaPath:"#/properties/bufferedBytes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs31){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
validate35.errors = [{instancePath:instancePath+"/bufferedBytes",schemaPath:"#/properties/bufferedBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://bassadewitz.example/protocol/v1/schemas/welcome.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.protocol === undefined) && (missing0 = "protocol"))) || ((data.session === undefined) && (missing0 = "session"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.tables === undefined) && (missing0 = "tables"))) || ((data.limits === undefined) && (missing0 = "limits"))) || ((data.server === undefined) && (missing0 = "server"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "protocol")) || (key0 === "session")) || (key0 === "name")) || (key0 === "tables")) || (key0 === "limits")) || (key0 === "server"))){
validate34.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if("welcome" !== data.type){
validate34.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "welcome"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol !== undefined){
let data1 = data.protocol;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern14.test(data1)){
validate34.errors = [{instancePath:instancePath+"/protocol",schemaPath:"words.schema.json#/$defs/protocolVersion/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,4}\\.[0-9]{1,4}$"}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/protocol",schemaPath:"words.schema.json#/$defs/protocolVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session !== undefined){
let data2 = data.session;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate34.errors = [{instancePath:instancePath+"/session",schemaPath:"#/properties/session/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]{1,64}$"}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(!pattern16.test(data3)){
validate34.errors = [{instancePath:instancePath+"/name",schemaPath:"words.schema.json#/$defs/botName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$"}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/name",schemaPath:"words.schema.json#/$defs/botName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tables !== undefined){
let data4 = data.tables;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate34.errors = [{instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate34.errors = [{instancePath:instancePath+"/tables",schemaPath:"#/properties/tables/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
const _errs13 = errors;
if(!(validate35(data.limits, {instancePath:instancePath+"/limits",parentData:data,parentDataProperty:"limits",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server !== undefined){
const _errs14 = errors;
if(typeof data.server !== "string"){
validate34.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
